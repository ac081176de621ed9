"""The games in the learning ecosystem: observations, batches, and adapters to Gymnasium, PettingZoo and OpenSpiel."""

from tabletowers.lab.batch import Batch, Step

__all__ = ["Batch", "Step"]
