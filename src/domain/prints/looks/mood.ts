import type { Looks } from '../look.ts'
import { DISC, LEAF, light } from './shapes.ts'

export const MOOD: Looks = {
  'AC-FN01': [
    '#7f7ad0',
    '#cfccf2',
    {
      parts: [0, 1, 2].map((at) => ({
        ...LEAF,
        slim: 0.4,
        size: 0.9,
        isGrained: true,
        turn: (at - 1) * 0.13,
        x: (at - 1) * 0.5,
        y: Math.abs(at - 1) * 0.16,
      })),
    },
  ],
  'AC-FN02': [
    '#1674d1',
    '#86c0f2',
    { parts: [DISC, light({ ...DISC, size: 0.66 }), { ...DISC, size: 0.34 }] },
  ],
  'AC-FN03': [
    '#12b39a',
    '#93e4d4',
    { parts: [{ wave: 'spike', lobes: 7, depth: 0.5, bulge: 1, lean: 0.5, twist: 0.7 }] },
  ],
  'AC-FN04': [
    '#2f3f86',
    '#a0aad6',
    {
      parts: [
        {
          widths: [0, 0.6, 0.95, 1.05, 0.95, 0.6, 0],
          slim: 0.42,
          bend: 1.5,
          isPointed: true,
          turn: 0.55,
        },
      ],
    },
  ],
}
