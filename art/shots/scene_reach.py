"""What the device has before it: a person at the other end of a table, the nozzle 200 cm from the nose."""
from products.scents import TRAINING
from products.shooter3 import NOZZLE_HEIGHT, R, shooter3
from props.bench import post
from props.street import passer_by
from studio.light import area, camera, sky
from studio.material import principled
from studio.shape import block, place

SIZE, SAMPLES, IS_OPAQUE = (1120, 700), 24, True

REACH, NOSE, NOSE_HEIGHT = 200, 9, 38  # of a seated person, above the table, which hides the legs
NOSE_OF_PASSER_BY = 159
SCENT = TRAINING[5].colour


def stage():
    wood = principled('table', '#1d2022', .42, spec=.4, uneven=.08)
    block('table', (96, 232, 4), wood, None, (0, -76, -4), .4, 2)
    block('wall', (900, 6, 500), principled('wall', '#4b4f53', .9, spec=.1), None, (0, -420, -120), .1)
    height = NOSE_HEIGHT - NOZZLE_HEIGHT
    place(post(height), 0, R)
    place(shooter3(TRAINING, active=5), 0, R, height)
    place(passer_by(), 0, -REACH - NOSE, NOSE_HEIGHT - NOSE_OF_PASSER_BY)
    _light()
    camera(196, 8, 61, (-.5, -19, NOSE_HEIGHT + 2.5), 46, fstop=9, focus=(0, R, height))


def _light():
    sky(.05, '#9fb0c8')
    area('top', (-10, -46, 96), (0, 4, 36), 40, 26000, '#f4f7ff')
    area('device rim', (46, -30, 60), (0, 4, 38), 12, 12000, '#e6efff', 50, 70)
    area('behind', (-60, 50, 78), (0, 4, 38), 24, 5200, '#fff4ea', 40, 70)
    for side in (-1, 1):
        at = (side * 70, -REACH - 70, 96)
        area('person rim', at, (0, -REACH - NOSE, 36), 18, 42000, '#eef3ff', 90, 80)
    area('scent', (30, -REACH - 70, -20), (60, -420, 60), 60, 420000, SCENT, spread=150)
