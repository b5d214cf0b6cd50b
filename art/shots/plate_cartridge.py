from products.cartridge import plate_cartridge
from products.scents import KEYS
from studio.light import camera, daylight, shadow_floor

SIZE, SAMPLES = (960, 720), 28


def stage():
    plate_cartridge(KEYS[4].colour)
    daylight(6, (0, 0, .4))
    shadow_floor()
    camera(28, 36, 22, (0, 0, .3), 118)
