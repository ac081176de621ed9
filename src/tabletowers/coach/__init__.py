"""The coach: recommends a move and explains it, using only what the seat could know.

For example, `coach.explain(state.sight(0), "Rr>T3").texts()` returns sentences that compare this move with the best
one.
"""

from tabletowers.coach.evaluation import Judged, Judgement, judge
from tabletowers.coach.explanation import Explanation, explain
from tabletowers.coach.game_review import Decision, Review, review
from tabletowers.coach.hints import Hint, hint

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
