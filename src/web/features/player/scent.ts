export type Scent = { serial: string; kind: string; name: string }

/** A scent that is no longer listed has its code as name, and the drawing of custom scents. */
export const scentOf = (scents: readonly Scent[], serial: string): Scent =>
  scents.find((scent) => scent.serial === serial) ?? { serial, kind: 'custom', name: serial }
