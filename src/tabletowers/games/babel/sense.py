"""x"""
from tabletowers.kernel.compiling import kernel
@kernel
def worth(state, seat, action):
    return 0
