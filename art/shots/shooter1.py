from products.shooter1 import shooter1
from studio.light import camera, daylight, shadow_floor

SIZE, SAMPLES = (1200, 900), 24


def stage():
    shooter1()
    daylight(15, (0, 0, 2))
    shadow_floor()
    camera(26, 29, 54, (0, 0, 1.9), 100)
