import { ring } from '../form.ts'
import type { Looks } from '../look.ts'
import { BLADE, DISC, dot, light, SLAB } from './shapes.ts'

export const EVERYDAY: Looks = {
  'AC-PG01': [
    '#8a6fe0',
    '#d2c4f7',
    {
      parts: [
        { ...DISC, size: 0.62, x: -0.3, y: 0.3 },
        { ...DISC, size: 0.38, x: 0.6, y: -0.28 },
        { ...DISC, size: 0.24, x: -0.14, y: -0.66 },
        { ...DISC, size: 0.18, x: 0.5, y: 0.5 },
      ],
    },
  ],
  'AC-PG02': [
    '#1c76bd',
    '#8cc4ea',
    {
      parts: [-0.5, 0, 0.5].map((y) => ({
        widths: [0, 0.9, 1, 0.9, 0],
        slim: 0.17,
        bend: y === 0 ? -1 : 1,
        x: y === 0 ? 0.3 : -0.3,
        y: y * 1.1,
        turn: 0.25,
        isPointed: true,
      })),
    },
  ],
  'AC-PG03': [
    '#e88aae',
    '#f9d3e0',
    { parts: [{ ...SLAB, slim: 1.5 }, light({ widths: [1], slim: 1.6, size: 0.5 })] },
  ],
  'AC-PG04': [
    '#a9b7df',
    '#e2e8f7',
    { parts: [{ wave: 'arch', lobes: 10, depth: 0.18, bulge: 0.02 }, dot(0, 0, 0.4)] },
  ],
  'AC-PG05': [
    '#3fa9d6',
    '#b3def0',
    {
      parts: [
        { ...SLAB, slim: 0.78, y: 0.1 },
        { ...SLAB, slim: 0.6, x: -0.86, y: -0.5, size: 0.46, turn: 0.1 },
        { ...SLAB, slim: 0.6, x: 0.86, y: -0.5, size: 0.46, turn: -0.1 },
        light({ ...DISC, y: -0.9, size: 0.26 }),
      ],
    },
  ],
  'AC-PG06': [
    '#f0a41f',
    '#fcdc98',
    { parts: [{ ...DISC, size: 0.52 }, ...ring(10, 0.84, { ...BLADE, slim: 0.34, size: 0.2 })] },
  ],
}
