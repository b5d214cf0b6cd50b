from products.exploded3 import exploded3
from studio.light import area, camera, daylight, shadow_floor

SIZE, SAMPLES = (720, 900), 28


def stage():
    exploded3()
    daylight(20, (0, 0, 7))
    area('under', (6, -22, 2), (0, 0, 6), 9, 900)
    shadow_floor()
    camera(26, 17, 82, (0, 0, 8.5), 128)
