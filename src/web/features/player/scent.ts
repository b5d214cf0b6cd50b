export type Scent = { serial: string; kind: string; name: string }

/** A scent that is listed no more keeps its code for a name, and the drawing of what is made to order. */
export const scentOf = (scents: readonly Scent[], serial: string): Scent =>
  scents.find((scent) => scent.serial === serial) ?? { serial, kind: 'custom', name: serial }
