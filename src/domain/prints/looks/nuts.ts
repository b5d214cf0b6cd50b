import type { Looks } from '../look.ts'
import { DISC, DROP, light } from './shapes.ts'

export const NUTS: Looks = {
  'AC-NU01': [
    '#b87a3a',
    '#ecc79c',
    { parts: [{ ...DROP, slim: 0.64, isGrained: true, turn: 0.06 }] },
  ],
  'AC-NU02': [
    '#8a5628',
    '#d3ab86',
    {
      parts: [
        { widths: [0.6, 1.05, 1.1, 1.05, 0.9, 0.7, 0.2], slim: 0.9 },
        light({ widths: [1.6, 1.3, 1.1], slim: 2.4, size: 0.3, y: -0.66 }),
      ],
    },
  ],
  'AC-NU03': [
    '#d8a860',
    '#f4dfba',
    {
      parts: [
        { widths: [0.9, 1.1, 1.05, 0.66, 1.1, 1.2, 1], slim: 0.5, isGrained: true, turn: 0.1 },
      ],
    },
  ],
  'AC-NU04': [
    '#653222',
    '#c28f7e',
    {
      parts: [
        { widths: [0, 0.7, 1.1, 1.15, 1.1, 1.1, 1.2], slim: 1.05, isPointed: true },
        light({ ...DISC, slim: 2.6, size: 0.26, y: 0.66 }),
      ],
    },
  ],
}
