import { useLocale } from '#i18n/use-t.ts'

/** Milliseconds as seconds with one digit, which is as fine as the device is. */
export function useSeconds(): (milliseconds: number) => string {
  const locale = useLocale()
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (milliseconds) => format.format(milliseconds / 1000)
}
