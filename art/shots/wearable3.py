from products.wearable3 import wearable3
from studio.light import camera, daylight, shadow_floor

SIZE, SAMPLES = (1600, 1000), 36


def stage():
    wearable3()
    daylight(18, (0, 0, 1.6))
    shadow_floor()
    camera(24, 33, 56, (.1, -.5, .9), 100)
