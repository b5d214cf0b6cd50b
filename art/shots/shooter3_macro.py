from products.scents import BREAKFAST
from products.shooter3 import shooter3
from studio.light import camera, daylight, shadow_floor

SIZE, SAMPLES = (1600, 1000), 32


def stage():
    shooter3(BREAKFAST)
    daylight(14, (0, 0, 1.6))
    shadow_floor()
    camera(28, 30, 20, (.2, -1.6, 3.1), 100, fstop=64, focus=(.4, -2.3, 3.3))
