import { pairs, ring } from '../form.ts'
import type { Looks } from '../look.ts'
import { BLADE, DISC, LEAF, light } from './shapes.ts'

export const HERB: Looks = {
  'AC-HB01': [
    '#7f63cc',
    '#c9b8f0',
    {
      parts: [
        ...pairs(4, 0.42, {
          widths: [0, 0.8, 1, 0.9, 0.4],
          slim: 0.8,
          size: 0.27,
          x: 0.27,
          turn: 0.12,
        }),
        { widths: [0, 0.8, 1], slim: 0.7, y: -0.42, size: 0.26 },
        { ...BLADE, slim: 0.1, y: 1.9, size: 0.5 },
      ],
    },
  ],
  'AC-HB02': [
    '#2fae5a',
    '#a4e0b0',
    {
      parts: [
        { ...LEAF, slim: 0.56, x: -0.5, turn: -0.11 },
        { ...LEAF, slim: 0.56, x: 0.5, turn: 0.11 },
      ],
    },
  ],
  'AC-HB03': ['#0f9a94', '#8fdcd4', { parts: ring(4, 0.54, { ...LEAF, slim: 0.56, size: 0.5 }) }],
  'AC-HB04': [
    '#4d7f86',
    '#aecbd0',
    {
      parts: [
        ...pairs(5, 0.36, { ...BLADE, slim: 0.16, size: 0.44, x: 0.4, turn: 0.14 }),
        { ...BLADE, slim: 0.16, y: -0.42, size: 0.4 },
      ],
    },
  ],
  'AC-HB05': [
    '#2b8f22',
    '#9bd689',
    {
      parts: [
        { ...LEAF, widths: [0, 0.9, 1.25, 1.15, 1, 0.7, 0.2], slim: 0.62, bend: 0.35, turn: -0.1 },
        light({ ...BLADE, slim: 0.05, size: 0.8, bend: 0.35, turn: -0.1 }),
      ],
    },
  ],
  'AC-HB06': [
    '#a9bd1c',
    '#e0ea86',
    {
      parts: [-0.12, -0.05, 0.02, 0.09].map((turn, index) => ({
        ...BLADE,
        slim: 0.1,
        bend: 0.5 - index * 0.3,
        turn,
        x: turn * 5,
      })),
    },
  ],
  'AC-HB07': [
    '#5f97a8',
    '#bcd9df',
    {
      parts: [
        ...pairs(3, 0.62, { ...DISC, size: 0.36, x: 0.44 }),
        { ...DISC, y: -0.5, size: 0.28 },
      ],
    },
  ],
  'AC-HB08': [
    '#e3b80a',
    '#faeda4',
    {
      parts: [
        ...ring(12, 0.66, { widths: [1, 1.1, 0.8], slim: 0.34, size: 0.34 }),
        light({ ...DISC, size: 0.3 }),
      ],
    },
  ],
}
