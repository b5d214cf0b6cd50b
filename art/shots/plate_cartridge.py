from products.cartridge import plate_cartridge
from studio.colour import PACK
from studio.light import camera, daylight, shadow_floor

SIZE, SAMPLES = (960, 720), 16


def stage():
    plate_cartridge(PACK[4])
    daylight(6, (0, 0, .4))
    shadow_floor()
    camera(28, 36, 22, (0, 0, .3), 118)
