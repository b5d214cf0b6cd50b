import { useLocale } from '#i18n/use-t.ts'

/** Seconds with one digit behind the point, as in the device's central number. */
export function useSecondsLeft(): (milliseconds: number) => string {
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (milliseconds) => format.format(Math.ceil(milliseconds / 100) / 10)
}
