import type { ChamberView } from '#domain/device-api/simulator.ts'

/** One of six, with its cartridge and what it does at this moment. */
export type Well = {
  chamber: number
  serial: string
  kind: string
  phase: 'idle' | 'spraying' | 'resting'
  percent: number
  /** What is left of the spray or of the rest, from 1 down to 0. */
  share: number
}

/** Chambers with the cartridges in them. */
export const loadedChambers = <Scent extends { chamber: number }>(
  scents: readonly Scent[],
  chambers: readonly ChamberView[],
): (Scent & ChamberView)[] =>
  scents.flatMap((scent) => {
    const view = chambers[scent.chamber - 1]
    return view ? [{ ...scent, ...view }] : []
  })

/** Until the last chamber shuts. */
export const msLeft = (chambers: readonly ChamberView[]): number =>
  Math.max(0, ...chambers.map(({ phase, leftMs }) => (phase === 'spraying' ? leftMs : 0)))
