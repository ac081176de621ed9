"""Training of nets by self-play. Needs PyTorch (the extra `train`)."""
