from products.cartridge import cartridge
from products.scents import BREAKFAST
from studio.light import area, camera, daylight, shadow_floor
from studio.shape import place

SIZE, SAMPLES = (1600, 720), 32


def stage():
    for i, scent in enumerate(BREAKFAST):
        place(cartridge(scent), (i - 2.5) * 2.45, 0)
    daylight(9, (0, 0, 1.4))
    area('caps', (4, -16, 6), (0, 0, 1.4), 14, 420)
    shadow_floor()
    camera(0, 16, 60, (0, 0, 1.35), 118)
