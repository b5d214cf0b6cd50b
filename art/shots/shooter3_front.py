from products.shooter3 import shooter3
from studio.light import camera, daylight, shadow_floor

SIZE, SAMPLES = (1120, 700), 28


def stage():
    shooter3()
    daylight(14, (0, 0, 1.6))
    shadow_floor()
    camera(0, 9, 44, (0, 0, 1.6))
