from products.cartridge import cartridge
from products.scents import KEYS
from studio.light import area, camera, daylight, shadow_floor

SIZE, SAMPLES = (1000, 1000), 36


def stage():
    cartridge(KEYS[0], 12)
    daylight(6, (0, 0, 1.4))
    area('cap', (3, -9, 3), (0, 0, 1.4), 5, 160)
    shadow_floor()
    camera(20, 20, 20, (0, 0, 1.5), 165)
