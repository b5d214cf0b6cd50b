/** Days of the shop are days in Japan, which keeps one offset all year. */
const JAPAN_OFFSET_MS = 9 * 3_600_000

/** The ISO day in Japan at this moment. */
export const dayInJapan = (moment: Date): string =>
  new Date(moment.getTime() + JAPAN_OFFSET_MS).toISOString().slice(0, 10)
