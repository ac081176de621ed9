"""The cases of the tests that run on every game; they come with the package, for the games of others."""

from tabletowers.testing.cases import Case, cases, cases_of, step, usual_players

__all__ = ["Case", "cases", "cases_of", "step", "usual_players"]
