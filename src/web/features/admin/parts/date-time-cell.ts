import { minuteInJapan } from '#shared/japan-minute.ts'

/** A moment in a file that leaves the console: "2026-11-02 10:00" in Japan, which every spreadsheet takes for a moment. */
export const dateTimeCell = (at: Date | null): string | null =>
  at && minuteInJapan(at).replace('T', ' ')
