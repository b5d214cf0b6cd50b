from products.cartridge import cartridge
from products.shooter1 import shooter1
from products.shooter2 import shooter2
from products.shooter3 import shooter3
from products.speaker60 import speaker60
from products.wearable3 import wearable3
from products.scents import FOREST, KEYS
from studio.light import camera, daylight, shadow_floor
from studio.shape import place

SIZE, SAMPLES = (1120, 630), 28


def stage():
    place(speaker60(), 0, 5, turn=8)
    place(shooter3(FOREST), 10.5, -7.5, turn=-12)
    place(shooter2(), -13, 0, turn=14)
    place(shooter1(), -10.5, -10, turn=20)
    for i, scent in enumerate(KEYS[:3]):
        place(cartridge(scent), 2.4 + i * 2.1, -12.5 - .3 * i)
    place(wearable3(), 16.5, 4.5, turn=-38)
    daylight(30, (0, 0, 4))
    shadow_floor()
    camera(4, 19, 110, (3.0, -2, 4.2), 80)
