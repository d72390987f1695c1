"""For every test: how long one takes is no matter of right or wrong."""

from hypothesis import settings

settings.register_profile("house", deadline=None)
settings.load_profile("house")
