"""Answers about the Earth: airports, time zones, daylight, elements, physics at the table."""

from datetime import UTC, datetime, timedelta
from functools import cache
from math import asin, cos, log2, pi, radians, sin, sqrt
from zoneinfo import ZoneInfo

import airportsdata
import astronomy
from molmass.elements import ELEMENTS

from answers.sky import EARTH_RADIUS, EQUATOR, GRAVITY, LIGHT, YEAR

FOOT = 0.3048  # m, exact by definition
ZERO = 273.15  # K, 0 °C
GAS = 8.314462618  # J/(mol K)
ATMOSPHERE = 101_325  # Pa
WATER = 4_186  # J to warm a kilogram by a degree
KCAL = 4_184  # J


@cache
def airports() -> dict[str, airportsdata.Airport]:
    return airportsdata.load("IATA")


def great_circle(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Kilometres along the sphere, by the haversines."""
    (lat1, lon1), (lat2, lon2) = (tuple(map(radians, place)) for place in (one, other))
    chord = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH_RADIUS * asin(sqrt(chord))


def place(code: str) -> tuple[float, float]:
    airport = airports()[code]
    return airport["lat"], airport["lon"]


def flight(one: str, other: str) -> float:
    """To the nearest ten kilometres: the Earth is no perfect sphere."""
    return round(great_circle(place(one), place(other)), -1)


def metres(code: str) -> int:
    return round(airports()[code]["elevation"] * FOOT)


def hours_ahead(zone: str, of: str) -> float:
    when = datetime(2026, 1, 15, 12, tzinfo=UTC)
    offsets = (when.astimezone(ZoneInfo(name)).utcoffset() for name in (zone, of))
    ahead, behind = (offset for offset in offsets if offset is not None)
    return (ahead - behind) / timedelta(hours=1)


def daylight_minutes(code: str, year: int, month: int, day: int) -> float:
    observer = astronomy.Observer(*place(code), 0)
    start = astronomy.Time.Make(year, month, day, 0, 0, 0)
    up, down = (
        astronomy.SearchRiseSet(astronomy.Body.Sun, observer, direction, start, 2)
        for direction in (astronomy.Direction.Rise, astronomy.Direction.Set)
    )
    assert up
    assert down
    return float((down.ut - up.ut) % 1 * 24 * 60)


def longest_day(code: str, year: int) -> float:
    """Days from the last sunrise of spring to the first sunset of autumn."""
    observer = astronomy.Observer(*place(code), 0)
    june = astronomy.Seasons(year).jun_solstice
    up = astronomy.SearchRiseSet(astronomy.Body.Sun, observer, astronomy.Direction.Rise, june, -200)
    down = astronomy.SearchRiseSet(astronomy.Body.Sun, observer, astronomy.Direction.Set, june, 200)
    assert up
    assert down
    return float(down.ut - up.ut)


def horizon(eye: float) -> float:
    """Kilometres to the horizon for an eye so many metres up, without the air's bending."""
    height = eye / 1000
    return sqrt(2 * EARTH_RADIUS * height + height**2)


def melts(symbol: str) -> int:
    return round(ELEMENTS[symbol].tmelt - ZERO)


def boils(symbol: str) -> int:
    return round(ELEMENTS[symbol].tboil - ZERO)


def density(molar: float, celsius: float) -> float:
    """Of a gas, in kg/m3."""
    return molar / 1000 * ATMOSPHERE / (GAS * (celsius + ZERO))


def lift(celsius: float) -> float:
    """What a cubic metre of helium carries in air, in kg."""
    return density(28.965, celsius) - density(ELEMENTS["He"].mass, celsius)


def sound(celsius: float) -> float:
    """Its speed in air, in m/s."""
    return sqrt(1.4 * GAS * (celsius + ZERO) / 0.028965)


EARTH = {
    "geography-paris-sydney": lambda: flight("CDG", "SYD"),
    "geography-perth-sydney": lambda: flight("PER", "SYD"),
    "geography-paris-reunion": lambda: flight("CDG", "RUN"),
    "geography-easter-island": lambda: flight("IPC", "SCL"),
    "geography-moscow-vladivostok": lambda: flight("SVO", "VVO"),
    "geography-madrid-wellington": lambda: flight("MAD", "WLG"),
    "geography-alert-pole": lambda: round(great_circle(place("YLT"), (90, 0)), -1),
    "geography-el-alto": lambda: metres("LPB"),
    "geography-dead-sea-runway": lambda: metres("MTZ"),
    "geography-airports": lambda: len(airports()),
    "geography-airports-below-sea": lambda: sum(
        airport["elevation"] < 0 for airport in airports().values()
    ),
    "geography-nepal": lambda: round(hours_ahead("Asia/Kathmandu", "UTC") * 60),
    "geography-china-border": lambda: round(hours_ahead("Asia/Shanghai", "Asia/Kabul") * 60),
    "geography-kiritimati": lambda: round(hours_ahead("Pacific/Kiritimati", "Pacific/Honolulu")),
    "geography-horizon-beach": lambda: round(horizon(1.7), 1),
    "geography-horizon-everest": lambda: round(horizon(8849)),
    "geography-equator-speed": lambda: round(EQUATOR / 23.9345),
    "geography-reykjavik-winter": lambda: round(daylight_minutes("RKV", 2026, 12, 21)),
    "geography-midnight-sun": lambda: round(longest_day("LYR", 2027)),
    "geography-everybody": lambda: round(8e9 / 4 / 1e6),
    "science-gold": lambda: melts("Au"),
    "science-gallium": lambda: melts("Ga"),
    "science-mercury": lambda: melts("Hg"),
    "science-helium": lambda: boils("He"),
    "science-same-degrees": lambda: round(-32 / (1.8 - 1)),
    "science-litre-of-gold": lambda: round(ELEMENTS["Au"].density, 1),
    "science-football-of-gold": lambda: round(4 / 3 * pi * 11**3 * ELEMENTS["Au"].density / 1000),
    "science-one-letter": lambda: sum(len(element.symbol) == 1 for element in ELEMENTS),
    "science-eiffel-coin": lambda: round(sqrt(2 * GRAVITY * 330) * 3.6),
    "science-gram-bulb": lambda: round(0.001 * (LIGHT * 1000) ** 2 / 100 / 86_400 / YEAR, -2),
    "science-thunder": lambda: round(sound(20) * 10 / 1000, 1),
    "science-bacteria": lambda: 2 ** (8 * 60 // 20),
    "science-pendulum": lambda: round(GRAVITY / pi**2 * 100, 1),
    "science-carbon": lambda: round(5730 * log2(100), -1),
    "science-balloons": lambda: round(70 / lift(20) / 0.010, -1),
    "science-rock-concert": lambda: round(10 ** ((120 - 60) / 10)),
    "science-earthquake": lambda: round(10 ** (1.5 * (8 - 6))),
    "food-chocolate": lambda: round(2_200_000 / (70 * GRAVITY), -1),
    "food-microwave": lambda: round(0.25 * WATER * (100 - 20) / 800),
    "food-day-of-meals": lambda: round(2000 * KCAL / 3_600_000, 1),
    "food-spaghetti": lambda: round(EQUATOR * 1000 / 0.25 / 1000, -2),
    "animals-peregrine": lambda: round(330 / (320 / 3.6), 1),
    "animals-tern": lambda: round(70_000 * 30 / EQUATOR),
    "body-steps": lambda: round(EQUATOR / (10_000 * 0.0007) / YEAR, 1),
    "numbers-rope": lambda: round(100 / (2 * pi), 1),
    "stage-eighty-days": lambda: round(EQUATOR / 80 / 24, 1),
}
