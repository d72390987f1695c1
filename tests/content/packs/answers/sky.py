"""Answers about the sky: an ephemeris, and sizes that astronomers have agreed on."""

from collections.abc import Iterator
from itertools import takewhile
from math import pi, sqrt

import astronomy
from astronomy import Body, Time

LIGHT = 299_792.458  # km/s, exact by definition
AU = 149_597_870.7  # km, exact by definition
SUN_RADIUS = 695_700  # km, the nominal value of the IAU
EARTH_RADIUS = 6_371.0084  # km, mean
EQUATOR = 40_075.017  # km
MOON = 384_400  # km, mean
MOON_RADIUS = 1_737.4  # km
EARTH_GM = 398_600.4418  # km3/s2
MOON_GM = 4_902.8  # km3/s2
YEAR = 365.25  # days
GRAVITY = 9.80665  # m/s2, the standard one


def paris() -> astronomy.Observer:
    return astronomy.Observer(48.8566, 2.3522, 35)


def next_total_eclipse(observer: astronomy.Observer, year: int) -> int:
    event = astronomy.SearchLocalSolarEclipse(Time.Make(year, 1, 1, 0, 0, 0), observer)
    while event.kind != astronomy.EclipseKind.Total or event.peak.altitude < 0:
        event = astronomy.NextLocalSolarEclipse(event.peak.time, observer)
    return int(event.peak.time.Calendar()[0])


def eclipses(first: int) -> Iterator[Time]:
    event = astronomy.SearchGlobalSolarEclipse(Time.Make(first, 1, 1, 0, 0, 0))
    while True:
        yield event.peak
        event = astronomy.NextGlobalSolarEclipse(event.peak)


def full_moons(first: int) -> Iterator[Time]:
    time = Time.Make(first, 1, 1, 0, 0, 0)
    while True:
        found = astronomy.SearchMoonPhase(180, time, 40)
        assert found
        yield found
        time = found.AddDays(20)


def within(events: Iterator[Time], end: int) -> int:
    stop = Time.Make(end, 1, 1, 0, 0, 0)
    return sum(1 for _ in takewhile(lambda time: time.tt < stop.tt, events))


def moon_swing(first: int, end: int) -> float:
    """How much farther the Moon is at its farthest than at its nearest, in km."""
    stop = Time.Make(end, 1, 1, 0, 0, 0)
    apsis = astronomy.SearchLunarApsis(Time.Make(first, 1, 1, 0, 0, 0))
    found: list[float] = []
    while apsis.time.tt < stop.tt:
        found.append(apsis.dist_km)
        apsis = astronomy.NextLunarApsis(apsis)
    return max(found) - min(found)


def next_meeting_of_jupiter_and_saturn(year: int) -> int:
    """When the two stand closest in the sky."""
    start = Time.Make(year, 1, 1, 0, 0, 0)
    days = [start.AddDays(day) for day in range(0, 9000, 20)]

    def apart(time: Time) -> float:
        vectors = (
            astronomy.GeoVector(body, time, aberration=True) for body in (Body.Jupiter, Body.Saturn)
        )
        return float(astronomy.AngleBetween(*vectors))

    return int(min(days, key=apart).Calendar()[0])


def next_transit(body: Body, year: int) -> int:
    return int(astronomy.SearchTransit(body, Time.Make(year, 1, 1, 0, 0, 0)).peak.Calendar()[0])


def orbits_in_a_day(height: float) -> float:
    seconds = 2 * pi * sqrt((EARTH_RADIUS + height) ** 3 / EARTH_GM)
    return 86_400 / seconds


def synodic_days(body: Body) -> float:
    own, ours = (astronomy.PlanetOrbitalPeriod(each) for each in (body, Body.Earth))
    return float(1 / (1 / own - 1 / ours))


def light_minutes(body: Body) -> float:
    """By Kepler's third law, from the length of its year."""
    years: float = astronomy.PlanetOrbitalPeriod(body) / astronomy.PlanetOrbitalPeriod(Body.Earth)
    return float(years ** (2 / 3)) * AU / LIGHT / 60


SKY = {
    "space-sunlight": lambda: round(AU / LIGHT),
    "space-earths-across-sun": lambda: round(2 * SUN_RADIUS / (2 * 6_378.1)),
    "space-earths-inside-sun": lambda: round((SUN_RADIUS / EARTH_RADIUS) ** 3, -5),
    "space-walk-to-moon": lambda: round(MOON / 5 / 24),
    "space-drive-to-sun": lambda: round(AU / 130 / 24 / YEAR),
    "space-neptune-year": lambda: round(astronomy.PlanetOrbitalPeriod(Body.Neptune) / YEAR),
    "space-pluto-round": lambda: round(1930.13 + astronomy.PlanetOrbitalPeriod(Body.Pluto) / YEAR),
    "space-venus-transit": lambda: next_transit(Body.Venus, 2027),
    "space-eclipse-paris": lambda: next_total_eclipse(paris(), 2027),
    "space-solar-eclipses": lambda: within(eclipses(2030), 2040),
    "space-full-moons": lambda: within(full_moons(2030), 2040),
    "space-light-year": lambda: round(LIGHT * 86_400 * YEAR / 10**9),
    "space-moon-jump": lambda: round(50 * GRAVITY / (MOON_GM / MOON_RADIUS**2 * 1000)),
    "space-orbits-a-day": lambda: round(orbits_in_a_day(400), 1),
    "space-earth-speed": lambda: round(2 * pi * AU / 365.25636 / 24, -2),
    "space-venus-meets": lambda: round(synodic_days(Body.Venus)),
    "space-light-to-neptune": lambda: round(light_minutes(Body.Neptune)),
    "space-moon-swing": lambda: round(moon_swing(2030, 2040) / 1000),
    "space-earths-to-moon": lambda: round(MOON / (2 * EARTH_RADIUS)),
    "space-mercury-birthday": lambda: round(
        40 * YEAR / astronomy.PlanetOrbitalPeriod(Body.Mercury)
    ),
    "space-jupiter-saturn": lambda: next_meeting_of_jupiter_and_saturn(2027),
    "space-model-sun": lambda: round(AU / (2 * SUN_RADIUS), 1),
    "space-probe-light-year": lambda: round(LIGHT / 17),
    "space-light-laps": lambda: round(LIGHT / EQUATOR, 1),
}
