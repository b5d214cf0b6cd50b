/**
 * The site's colours and fonts as inline styles for mail programs. Each element sets text colour and background
 * together.
 */
import type { Locale } from '#shared/locale.ts'

/** Not pure white: programs that invert pure white then invert text and background together or not at all. */
const CHALK_0 = '#FDFDFC'
const CHALK_2 = '#F1F2F0'
const LINE = '#D6D9D4'
const INK_1 = '#0B0D0E'
const INK_2 = '#454B48'
const INK_3 = '#636A66'
const NIGHT_0 = '#0B0D0E'
const NIGHT_1 = '#141718'
const NIGHT_2 = '#1D2122'
const NIGHT_LINE = '#2C3233'
const NIGHT_TEXT = '#F1F2F0'
const NIGHT_TEXT_2 = '#A7AEAA'

const NIGHT = [
  ['page', 'background-color', NIGHT_0],
  ['sheet', 'background-color', NIGHT_1],
  ['panel', 'background-color', NIGHT_2],
  ['ink', 'color', NIGHT_TEXT],
  ['quiet', 'color', NIGHT_TEXT_2],
  ['rule', 'border-color', NIGHT_LINE],
  ['button', 'background-color', NIGHT_TEXT],
  ['button', 'color', NIGHT_0],
] as const

export const PAGE_COLOUR = CHALK_2
export const SHEET_COLOUR = CHALK_0
export const INK_COLOUR = INK_1

/**
 * For programs that read a style sheet; all others use the inline styles. Programs that ask for dark colours get the
 * site's dark theme.
 */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .sheet { padding: 28px 20px 24px !important; border-radius: 16px !important; }
  .title { font-size: 22px !important; }
}
@media (prefers-color-scheme: dark) {
${night('')}
}
${night('[data-ogsc] ', 'color')}
${night('[data-ogsb] ', 'background-color')}
`

/** Outlook on the web darkens by itself and marks the elements whose text colour or background it changed. */
function night(scope: string, only?: 'color' | 'background-color'): string {
  return NIGHT.filter(([, property]) => only === undefined || property === only)
    .map(([name, property, value]) => `${scope}.${name} { ${property}: ${value} !important; }`)
    .join('\n')
}

const FONTS = {
  en: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  ja: "'Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic',Meiryo,sans-serif",
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif",
} as const satisfies Record<Locale, string>

/** Korean breaks lines between words, Japanese between phrases where the program can. */
const BREAKING = {
  en: '',
  ja: 'line-break:strict;word-break:auto-phrase;',
  ko: 'word-break:keep-all;',
} as const satisfies Record<Locale, string>

const textStyle = (locale: Locale): string =>
  `color:${INK_1};font-family:${FONTS[locale]};font-size:16px;line-height:${locale === 'en' ? '1.6' : '1.8'};overflow-wrap:anywhere;${BREAKING[locale]}`

export const sheetStyle = (locale: Locale): string =>
  `padding:40px 40px 36px;background-color:${CHALK_0};border-radius:20px;${textStyle(locale)}`

export const headStyle = (locale: Locale): string =>
  `padding:0 8px 20px;background-color:${CHALK_2};${textStyle(locale)}`

export const footStyle = (locale: Locale): string =>
  `padding:24px 8px 0;background-color:${CHALK_2};${textStyle(locale)}`

const CELL = 'border-bottom:1px solid'

export const STYLES = {
  body: `margin:0;padding:0;background-color:${CHALK_2};color:${INK_1};-webkit-text-size-adjust:100%;`,
  preview:
    'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all;',
  page: `background-color:${CHALK_2};`,
  pageCell: 'padding:24px 12px 40px;',
  column: 'max-width:600px;',
  picture: 'display:block;border:0;outline:none;',
  name: `padding-left:12px;font-size:16px;font-weight:bold;color:${INK_1};`,
  title: `margin:0 0 20px;font-size:26px;line-height:1.3;font-weight:bold;color:${INK_1};`,
  text: `margin:0 0 16px;color:${INK_1};`,
  note: `margin:0 0 16px;font-size:14px;color:${INK_2};`,
  code: `margin:8px 0 24px;padding:20px 12px;background-color:${CHALK_2};color:${INK_1};border-radius:12px;font-family:Menlo,Consolas,monospace;font-size:34px;line-height:1.25;letter-spacing:7px;font-weight:bold;text-align:center;`,
  heading: `margin:36px 0 8px;font-size:18px;line-height:1.5;font-weight:bold;color:${INK_1};`,
  facts: 'margin:0 0 16px;border-collapse:collapse;',
  seal: `width:44px;padding:8px 12px 8px 0;vertical-align:middle;${CELL} ${LINE};`,
  label: `padding:9px 16px 9px 0;vertical-align:middle;text-align:left;font-weight:normal;font-size:15px;line-height:1.45;color:${INK_2};${CELL} ${LINE};`,
  value: `padding:9px 0;vertical-align:middle;text-align:right;font-size:15px;line-height:1.45;color:${INK_1};${CELL} ${LINE};`,
  scentLabel: `width:100%;padding:9px 16px 9px 0;vertical-align:middle;text-align:left;font-weight:normal;font-size:15px;line-height:1.45;color:${INK_1};${CELL} ${LINE};`,
  strongLabel: `padding:13px 16px 13px 0;vertical-align:middle;text-align:left;font-weight:bold;font-size:16px;line-height:1.45;color:${INK_1};${CELL} ${LINE};`,
  strongValue: `padding:13px 0;vertical-align:middle;text-align:right;font-weight:bold;font-size:18px;line-height:1.45;color:${INK_1};${CELL} ${LINE};`,
  buttonTable: 'margin:8px 0 12px;border-collapse:separate;',
  buttonCell: `background-color:${INK_1};border-radius:999px;`,
  button: `display:inline-block;padding:13px 26px;background-color:${INK_1};color:${CHALK_0};border-radius:999px;font-size:16px;line-height:1.5;font-weight:bold;text-decoration:none;`,
  link: `color:${INK_1};text-decoration:underline;`,
  quietLink: `color:${INK_2};text-decoration:underline;`,
  signature: `margin:0;font-size:12px;line-height:1.7;color:${INK_3};`,
  signatureLink: `color:${INK_3};text-decoration:underline;`,
} as const
