"""Pirates Dice between two, solved round by round: docs/solve.md

`plan`, `match` and `tables` are plain Python, for whoever plays by the tables; the rest learns and
proves, and needs the extra `witsend[solve]`.
"""
