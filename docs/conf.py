"""How Sphinx makes the site of this folder: `make docs`."""

import os

# The reference reads the kernels' docstrings from plain functions.
os.environ["TABLETOWERS_COMPILE"] = "0"

import tabletowers

project = "Tabletowers"
author = "the Tabletowers developers"
version = release = tabletowers.__version__
html_title = f"Tabletowers {release}"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]
myst_heading_anchors = 3
# Examples of JSON leave things out ("…").
suppress_warnings = ["misc.highlighting_failure"]

# Docstrings put code between single backticks.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_preserve_defaults = True

# Nothing is loaded from anywhere: letters are the system's, scripts and styles lie beside the pages.
html_theme = "furo"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
