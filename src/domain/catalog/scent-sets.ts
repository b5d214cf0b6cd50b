/** Six scents that are chosen together, one for each chamber of a shooter. */
const SCENT_SETS = {
  forest: ['AC-WD02', 'AC-SG06', 'AC-WD04', 'AC-GR02', 'AC-FL08', 'AC-HB07'],
  seaside: ['AC-PG02', 'AC-FR10', 'AC-CI07', 'AC-FR08', 'AC-PG05', 'AC-WD04'],
  breakfast: ['AC-DR01', 'AC-FO06', 'AC-FO05', 'AC-CI02', 'AC-SW05', 'AC-SW07'],
  japan: ['AC-GR03', 'AC-WD01', 'AC-IN01', 'AC-CI05', 'AC-DR05', 'AC-FO02'],
  evening: ['AC-FN04', 'AC-HB08', 'AC-IN03', 'AC-FN01', 'AC-SW04', 'AC-DR03'],
  training: ['AC-SG02', 'AC-SG05', 'AC-SG03', 'AC-SG01', 'AC-SG04', 'AC-FO04'],
} as const satisfies Record<string, readonly string[]>

export type ScentSetId = keyof typeof SCENT_SETS

export type ScentSet<Scent> = { id: ScentSetId; scents: Scent[] }

/** All sets, each with those of its scents that are among these, in the order of the chambers. */
export const setsOf = <Scent extends { serial: string }>(
  scents: readonly Scent[],
): ScentSet<Scent>[] =>
  // `Object.keys` gives exactly the keys of this object.
  (Object.keys(SCENT_SETS) as ScentSetId[]).map((id) => ({
    id,
    scents: SCENT_SETS[id].flatMap((serial) => scents.filter((scent) => scent.serial === serial)),
  }))
