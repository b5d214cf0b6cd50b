/** Postal codes as people type them, and as their country writes them. Spec §5 "postal code"; decisions, section 12. */

const POSTAL_CODE_MAX = 20

/** Separators between digits: dashes of every keyboard, and the long vowel mark typed as a hyphen. */
const BETWEEN = /[\s〒‐‑‒–—―−ー-]/g

/** Countries and areas without postal codes, where the form requires none. */
const WITHOUT: ReadonlySet<string> = new Set(
  [
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK',
    'JM KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU WS YE ZW',
  ]
    .join(' ')
    .split(' '),
)

export const hasPostalCodes = (country: string): boolean => !WITHOUT.has(country)

/** What a code looks like where its form is fixed, in capitals and without separators. */
const FORMS: Readonly<Record<string, RegExp>> = {
  JP: /^\d{7}$/,
  KR: /^\d{5}$/,
  US: /^\d{5}(\d{4})?$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
}

export function isPostalCode(input: string, country: string): boolean {
  const form = FORMS[country]
  if (form !== undefined) return form.test(digitsOf(input).toUpperCase())
  const code = normalPostalCode(input, country)
  return code.length <= POSTAL_CODE_MAX && (code !== '' || !hasPostalCodes(country))
}

/** Full-width digits and letters become half-width; a Japanese code gets its hyphen, a Korean one loses it. */
export function normalPostalCode(input: string, country: string): string {
  const code = input.normalize('NFKC').trim()
  const digits = digitsOf(code)
  if (!FORMS[country]?.test(digits)) return code
  if (country === 'JP') return `${digits.slice(0, 3)}-${digits.slice(3)}`
  return country === 'KR' ? digits : code
}

/** The code without separators: "619-0200" is "6190200". */
export const digitsOf = (input: string): string => input.normalize('NFKC').replaceAll(BETWEEN, '')
