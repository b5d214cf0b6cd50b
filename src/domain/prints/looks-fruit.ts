import { rows } from './form.ts'
import { type Looks, look } from './look.ts'
import { BLADE, DISC, dot, flesh, LEAF, light, SLAB } from './shapes.ts'

export const CITRUS: Looks = {
  'AC-CI01': look('#f2c500', '#fdec86', [
    { widths: [0.2, 0.6, 1, 1.05, 1, 0.6, 0.2], slim: 0.78, turn: 0.12 },
    flesh(9, 0.6, 0.03),
  ]),
  'AC-CI02': look('#f28412', '#fcc46e', [DISC, flesh(10, 0.84)]),
  'AC-CI03': look('#ea5a12', '#f9b070', [
    { widths: [1.2, 1.1, 1], slim: 1.3, dents: [0.22, 0.1] },
    { ...LEAF, x: 0.34, y: -1.1, size: 0.42, turn: 0.2 },
  ]),
  'AC-CI04': look('#e8654f', '#f9b7a4', [
    DISC,
    light({ ...DISC, size: 0.88 }),
    { wave: 'arch', lobes: 12, depth: 0.9, bulge: 0.2, size: 0.8 },
  ]),
  'AC-CI05': look('#c4a80e', '#ebe084', [
    { wave: 'arch', lobes: 9, depth: 0.24, bulge: 0.1 },
    flesh(8, 0.56),
  ]),
  'AC-CI06': look('#a3b019', '#dde27c', [
    { widths: [0.7, 0.7, 0.62, 0.8, 1.1, 1.16, 1], slim: 0.8 },
    { ...dot(0, 0.36, 0.2) },
  ]),
  'AC-CI07': look('#4fa62a', '#b4dd84', [
    { widths: [0.4, 0.7, 1, 1.05, 1, 0.7, 0.4], slim: 0.86, turn: 0.25 },
    { ...LEAF, x: 0.34, y: -0.98, size: 0.42, turn: 0.18 },
  ]),
}

export const FRUIT: Looks = {
  'AC-FR01': look('#f08a1f', '#fbd07a', [
    { widths: [0.8, 0.9, 1, 1.05, 1.1, 1.05, 0.9], slim: 0.66, bend: 0.5, turn: 0.1 },
  ]),
  'AC-FR02': look('#6f3fa8', '#c3a3e0', [
    ...rows([4, 3, 2, 1], { ...DISC, size: 0.94 }),
    { ...LEAF, x: 0.9, y: -1.7, size: 1, turn: 0.16 },
  ]),
  'AC-FR03': look('#f58a70', '#fdd3c2', [
    { widths: [1.1, 1.1, 1.05, 1, 0.9, 0.7, 0.3], dents: [0.26, 0] },
    light({ ...BLADE, slim: 0.05, bend: 0.6, size: 0.7, x: 0.1, y: 0.1 }),
  ]),
  'AC-FR04': look('#e8274a', '#f9a3b2', [
    { widths: [1.3, 1.35, 1.1, 0.95, 0.75, 0.5, 0.2], slim: 0.86, dents: [0.1, 0] },
    ...[-0.36, 0.36].map((x) => dot(x, -0.36, 0.09)),
    dot(0, 0, 0.09),
    ...[-0.3, 0.3].map((x) => dot(x, 0.16, 0.09)),
    dot(0, 0.5, 0.09),
  ]),
  'AC-FR05': look('#c9222b', '#f2a09c', [
    { widths: [1.35, 1.25, 1.05, 0.98, 0.9, 0.95, 1.1], slim: 0.96, dents: [0.34, 0.2] },
    { ...LEAF, x: 0.26, y: -0.98, size: 0.3, turn: 0.14 },
  ]),
  'AC-FR06': look('#efbf10', '#fbe98e', [
    {
      widths: [0.5, 0.86, 1, 1.05, 1, 0.86, 0.5],
      slim: 0.3,
      bend: 1.15,
      turn: -0.06,
      isGrained: true,
    },
  ]),
  'AC-FR07': look('#7fbf6a', '#d2ebc4', [
    DISC,
    { ...SLAB, slim: 0.2, size: 0.16, y: -1.12 },
    { ...SLAB, slim: 3, size: 0.09, y: -1.32 },
    dot(0, 0, 0.34),
  ]),
  'AC-FR08': look('#d49a12', '#f5dc86', [
    { widths: [1.2, 1.1, 1, 1, 1.1], slim: 0.72, y: 0.3, size: 0.76 },
    ...[-0.14, -0.05, 0.05, 0.14].map((turn, index) => ({
      ...BLADE,
      slim: 0.26,
      size: 0.34 + (index % 3 ? 0.08 : 0),
      turn,
      x: turn * 3,
      y: -0.78,
    })),
  ]),
  'AC-FR09': look('#3b5fc0', '#a4b9ea', [
    DISC,
    light({ wave: 'spike', lobes: 5, depth: 0.56, bulge: 1.1, size: 0.46 }),
  ]),
  'AC-FR10': look('#7f5f48', '#d9c4b2', [
    DISC,
    light({ ...DISC, size: 0.78 }),
    { ...DISC, size: 0.5 },
  ]),
  'AC-FR11': look('#c4486a', '#efb4c2', [{ wave: 'swell', lobes: 15, depth: 0.12 }]),
}
