"""Answers about the sky: an ephemeris, and sizes that astronomers have agreed on."""

import astronomy
from astronomy import Body, Time

LIGHT = 299_792.458  # km/s, exact by definition
AU = 149_597_870.7  # km, exact by definition
SUN_RADIUS = 695_700  # km, the nominal value of the IAU
EARTH_RADIUS = 6_371.0084  # km, mean
EQUATOR = 40_075.017  # km
MOON = 384_400  # km, mean
YEAR = 365.25  # days
GRAVITY = 9.80665  # m/s2, the standard one


def next_total_eclipse(observer: astronomy.Observer, year: int) -> int:
    event = astronomy.SearchLocalSolarEclipse(Time.Make(year, 1, 1, 0, 0, 0), observer)
    while event.kind != astronomy.EclipseKind.Total or event.peak.altitude < 0:
        event = astronomy.NextLocalSolarEclipse(event.peak.time, observer)
    return int(event.peak.time.Calendar()[0])


def next_transit(body: Body, year: int) -> int:
    return int(astronomy.SearchTransit(body, Time.Make(year, 1, 1, 0, 0, 0)).peak.Calendar()[0])


SKY = {
    "space-sunlight": lambda: AU / LIGHT,
    "space-earths-across-sun": lambda: SUN_RADIUS // 6_378.1,
    "space-walk-to-moon": lambda: MOON / 5 / 24,
    "space-neptune-year": lambda: astronomy.PlanetOrbitalPeriod(Body.Neptune) / YEAR,
    "space-venus-transit": lambda: next_transit(Body.Venus, 2027),
    "space-eclipse-paris": lambda: next_total_eclipse(
        astronomy.Observer(48.8566, 2.3522, 35), 2027
    ),
    "space-earths-to-moon": lambda: MOON // (2 * EARTH_RADIUS),
    "space-model-sun": lambda: AU / (2 * SUN_RADIUS),
    "space-light-laps": lambda: LIGHT // EQUATOR,
}
