/** From one network address in one flush of the tally: more are no reader, and counts stay worth reading. */
export const VIEWS_PER_ADDRESS_MAX = 60
