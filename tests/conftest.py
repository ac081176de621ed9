"""Settings of every test run."""

from hypothesis import HealthCheck, settings

# Kernels compile on first use, so a single example may be slow; examples are the same in every run.
settings.register_profile(
    "tabletowers",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)
settings.load_profile("tabletowers")
