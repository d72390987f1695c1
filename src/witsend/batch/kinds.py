"""Types of what is compiled, for whoever reads and checks it."""

from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

options: Any = numba.config
called: Any = numba.njit  # compiled, and called by Python
# For functions that are called by compiled ones alone: without what Python would need to call them,
# and without the checks of a division that Python has.
compiled: Any = called(no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")

# Numbers in a row. Where nothing is compiled (NUMBA_DISABLE_JIT), NumPy would overflow where
# compiled code does not.
Small: Any = np.int64 if options.DISABLE_JIT else np.int8
Large: Any = np.int64 if options.DISABLE_JIT else np.int32

Row = Any  # one game: a record of the fields that its file names, changed in place
Rows = Any  # many of them, as a NumPy record array
Rules = Any  # what a setup comes to, as a NamedTuple of numbers
Numbers = NDArray[np.int16]  # moves by their numbers
Flags = NDArray[np.bool_]
Vector = NDArray[np.int16]
