"""Training of neural nets by self-play. Needs PyTorch (the extra `train`)."""
