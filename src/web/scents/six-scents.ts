/** A scent of a different color for each chamber, for a device on a page before any are chosen. */
export const SIX_SCENTS = [
  { serial: 'AC-CI05', kind: 'citrus' },
  { serial: 'AC-FR01', kind: 'fruit' },
  { serial: 'AC-FL01', kind: 'floral' },
  { serial: 'AC-DR01', kind: 'drink' },
  { serial: 'AC-FN01', kind: 'function' },
  { serial: 'AC-HB02', kind: 'herb' },
] as const
