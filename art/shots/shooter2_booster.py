from products.shooter2 import shooter2
from studio.light import camera, daylight, shadow_floor

SIZE, SAMPLES = (1200, 900), 28


def stage():
    shooter2(booster=True)
    daylight(13, (0, 0, 3))
    shadow_floor()
    camera(48, 20, 50, (.2, -2.2, 3.4), 100)
