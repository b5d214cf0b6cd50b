/** Cartridges bought before this month do not fit devices of the plate type. Spec §1. */
export const PLATE_CARTRIDGES_SINCE = new Date(Date.UTC(2020, 0))
