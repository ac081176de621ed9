"""The functions that decode and encode action numbers, compiled for use in kernels."""

from __future__ import annotations

from tabletowers.games.babel import actions
from tabletowers.kernel.compiling import kernel

decision_of = kernel(actions.decision_of)
build_of = kernel(actions.build_of)
build_action = kernel(actions.build_action)
offer_of = kernel(actions.offer_of)
offer_action = kernel(actions.offer_action)
invitation_of = kernel(actions.invitation_of)
is_guest = kernel(actions.is_guest)
