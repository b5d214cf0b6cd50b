import type { Looks } from '../look.ts'
import { DISC, dot, flesh, LEAF, light } from './shapes.ts'

export const CITRUS: Looks = {
  'AC-CI01': [
    '#f2c500',
    '#fdec86',
    {
      parts: [
        { widths: [0.2, 0.6, 1, 1.05, 1, 0.6, 0.2], slim: 0.78, turn: 0.12 },
        flesh(9, 0.6, 0.03),
      ],
    },
  ],
  'AC-CI02': ['#f28412', '#fcc46e', { parts: [DISC, flesh(10, 0.84)] }],
  'AC-CI03': [
    '#ea5a12',
    '#f9b070',
    {
      parts: [
        { widths: [1.2, 1.1, 1], slim: 1.3, dents: [0.22, 0.1] },
        { ...LEAF, x: 0.34, y: -1.1, size: 0.42, turn: 0.2 },
      ],
    },
  ],
  'AC-CI04': [
    '#e8654f',
    '#f9b7a4',
    {
      parts: [
        DISC,
        light({ ...DISC, size: 0.88 }),
        { wave: 'arch', lobes: 12, depth: 0.9, bulge: 0.2, size: 0.8 },
      ],
    },
  ],
  'AC-CI05': [
    '#c4a80e',
    '#ebe084',
    { parts: [{ wave: 'arch', lobes: 9, depth: 0.24, bulge: 0.1 }, flesh(8, 0.56)] },
  ],
  'AC-CI06': [
    '#a3b019',
    '#dde27c',
    {
      parts: [{ widths: [0.7, 0.7, 0.62, 0.8, 1.1, 1.16, 1], slim: 0.8 }, { ...dot(0, 0.36, 0.2) }],
    },
  ],
  'AC-CI07': [
    '#4fa62a',
    '#b4dd84',
    {
      parts: [
        { widths: [0.4, 0.7, 1, 1.05, 1, 0.7, 0.4], slim: 0.86, turn: 0.25 },
        { ...LEAF, x: 0.34, y: -0.98, size: 0.42, turn: 0.18 },
      ],
    },
  ],
}
