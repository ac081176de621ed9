"""The command `tabletowers`."""
