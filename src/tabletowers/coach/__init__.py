"""A coach: which move, and why, from nothing but what the seat could know.

from tabletowers import coach

coach.explain(state.sight(0), "Rr>T3").texts()
"""

from tabletowers.coach.explaining import Explanation, explain
from tabletowers.coach.hints import Hint, hint
from tabletowers.coach.judging import Judged, Judgement, judge
from tabletowers.coach.reviewing import Decision, Review, review

__all__ = [
    "Decision",
    "Explanation",
    "Hint",
    "Judged",
    "Judgement",
    "Review",
    "explain",
    "hint",
    "judge",
    "review",
]
