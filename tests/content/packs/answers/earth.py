"""Answers about the Earth: time zones, the horizon, and physics at the table."""

from datetime import UTC, datetime, timedelta
from math import pi, sqrt
from zoneinfo import ZoneInfo

from answers.sky import EARTH_RADIUS, EQUATOR, GRAVITY

ZERO = 273.15  # K, 0 °C
GAS = 8.314462618  # J/(mol K)
ATMOSPHERE = 101_325  # Pa
AIR, HELIUM = 28.965, 4.002602  # g/mol
GOLD = 19.3  # kg to the litre


def hours_ahead(zone: str, of: str) -> float:
    when = datetime(2026, 1, 15, 12, tzinfo=UTC)
    offsets = (when.astimezone(ZoneInfo(name)).utcoffset() for name in (zone, of))
    ahead, behind = (offset for offset in offsets if offset is not None)
    return (ahead - behind) / timedelta(hours=1)


def horizon(eye: float) -> float:
    """Metres to the horizon for an eye so many metres up, without the air's bending."""
    return sqrt(2 * EARTH_RADIUS * 1000 * eye + eye**2)


def density(molar: float, celsius: float) -> float:
    """Of a gas, in kg/m3."""
    return molar / 1000 * ATMOSPHERE / (GAS * (celsius + ZERO))


def lift(celsius: float) -> float:
    """What a cubic metre of helium carries in air, in kg."""
    return density(AIR, celsius) - density(HELIUM, celsius)


EARTH = {
    "geography-nepal": lambda: hours_ahead("Asia/Kathmandu", "UTC") * 60,
    "geography-china-border": lambda: hours_ahead("Asia/Shanghai", "Asia/Kabul") * 60,
    "geography-kiritimati": lambda: hours_ahead("Pacific/Kiritimati", "Pacific/Honolulu"),
    "geography-horizon-beach": lambda: horizon(1.7),
    "geography-equator-speed": lambda: EQUATOR / 23.9345,
    "science-same-degrees": lambda: -32 / (1.8 - 1),
    "science-litre-of-gold": lambda: GOLD,
    "science-bacteria": lambda: 2 ** (8 * 60 // 20),
    "science-balloons": lambda: 70 / lift(20) / 0.010,
    "science-rock-concert": lambda: 10 ** ((120 - 60) / 10),
    "science-earthquake": lambda: 10 ** (1.5 * (8 - 6)),
    "food-chocolate": lambda: 2_200_000 / (70 * GRAVITY),
    "numbers-rope": lambda: 100 / (2 * pi),
}
