/** A scent of a different color for each chamber, where a page shows a device and nobody has chosen. */
export const SIX_SCENTS = [
  { serial: 'AC-CI05', kind: 'citrus' },
  { serial: 'AC-FR01', kind: 'fruit' },
  { serial: 'AC-FL01', kind: 'floral' },
  { serial: 'AC-DR01', kind: 'drink' },
  { serial: 'AC-FN01', kind: 'function' },
  { serial: 'AC-HB02', kind: 'herb' },
] as const
