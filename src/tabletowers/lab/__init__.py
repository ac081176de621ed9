"""Machine learning with the games: observations, batches, and adapters to Gymnasium, PettingZoo and OpenSpiel."""

from tabletowers.lab.batch import Batch, Candidates, Step

__all__ = ["Batch", "Candidates", "Step"]
