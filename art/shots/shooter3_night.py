from products.scents import TRAINING
from products.shooter3 import shooter3
from studio.light import camera, night

SIZE, SAMPLES = (1600, 1000), 40


def stage():
    shooter3(TRAINING, shell='graphite', deck='graphite', active=5)
    night(14, (0, 0, 1.6))
    camera(-34, 20, 44, (0, 0, 1.7), 112)
