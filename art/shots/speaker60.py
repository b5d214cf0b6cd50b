from products.speaker60 import speaker60
from studio.light import camera, daylight, shadow_floor

SIZE, SAMPLES = (1600, 1000), 28


def stage():
    speaker60()
    daylight(24, (0, 0, 5))
    shadow_floor()
    camera(20, 31, 84, (0, 0, 5.4), 100)
