/** Moments so much later, or earlier by a negative amount. A day has 24 hours; days of the calendar are in `iso-day.ts`. */
const later =
  (unitMs: number) =>
  (moment: Date, amount: number): Date =>
    new Date(moment.getTime() + amount * unitMs)

export const addMinutes = later(60_000)
export const addHours = later(3_600_000)
export const addDays = later(86_400_000)
