"""The coach: lines, reasons, hints, reviews, positions."""
