/** Shapes that several scents share. */
import type { Body, Part } from './form.ts'

export const DISC = { widths: [1] } as const satisfies Body
export const DROP = {
  widths: [0, 0.32, 0.66, 1, 1.2, 1.22, 1.1],
  slim: 0.68,
  isPointed: true,
} as const satisfies Body
export const LEAF = {
  widths: [0, 0.5, 0.86, 1.05, 1, 0.7, 0],
  slim: 0.5,
  isGrained: true,
  isPointed: true,
} as const satisfies Body
export const BLADE = {
  widths: [0, 0.4, 0.75, 1, 1, 1, 0.4],
  slim: 0.13,
  isPointed: true,
} as const satisfies Body
export const SLAB = { widths: [1.8, 1.5, 1.13, 1, 1.13, 1.5, 1.8] } as const satisfies Body

/** Fruit cut across: its flesh in segments on the rind. */
export const flesh = (lobes: number, size: number, turn = 0): Part => ({
  wave: 'arch',
  lobes,
  depth: 0.9,
  bulge: 0.2,
  size,
  turn,
  isLight: true,
})

export const light = (part: Part): Part => ({ ...part, isLight: true })
export const dot = (x: number, y: number, size: number): Part => ({
  ...DISC,
  x,
  y,
  size,
  isLight: true,
})
