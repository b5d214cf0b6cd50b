/** The site's tokens as mail programs take them: inline, on elements that always set ink and ground together. */
import type { Locale } from '#shared/locale.ts'

const CHALK_1 = '#F8F9F7'
const CHALK_2 = '#F1F2F0'
const CHALK_3 = '#E6E8E4'
const LINE = '#D6D9D4'
const INK_1 = '#0B0D0E'
const INK_2 = '#454B48'
const INK_3 = '#636A66'

export const PAGE_COLOUR = CHALK_2
export const SHEET_COLOUR = CHALK_1
export const INK_COLOUR = INK_1

const FONTS = {
  en: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  ja: "'Hiragino Sans','Hiragino Kaku Gothic ProN','Yu Gothic',Meiryo,sans-serif",
  ko: "'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif",
} as const satisfies Record<Locale, string>

/** Korean breaks lines between words, Japanese between letters. */
const BREAKING = {
  en: '',
  ja: 'line-break:strict;',
  ko: 'word-break:keep-all;',
} as const satisfies Record<Locale, string>

export const sheetStyle = (locale: Locale): string =>
  `padding:32px 24px;background-color:${CHALK_1};color:${INK_1};font-family:${FONTS[locale]};font-size:16px;line-height:${locale === 'en' ? '1.6' : '1.8'};overflow-wrap:anywhere;${BREAKING[locale]}`

export const STYLES = {
  body: `margin:0;padding:0;background-color:${CHALK_2};color:${INK_1};`,
  page: `background-color:${CHALK_2};`,
  sheet: 'max-width:600px;',
  name: `margin:0 0 24px;font-size:14px;font-weight:bold;color:${INK_1};`,
  text: `margin:0 0 16px;color:${INK_1};`,
  note: `margin:0 0 16px;font-size:14px;color:${INK_2};`,
  code: `margin:8px 0 24px;padding:16px;background-color:${CHALK_3};color:${INK_1};font-family:Menlo,Consolas,monospace;font-size:32px;line-height:1.25;letter-spacing:6px;font-weight:bold;text-align:center;`,
  heading: `margin:32px 0 8px;padding-top:24px;border-top:1px solid ${LINE};font-size:16px;line-height:1.5;font-weight:bold;color:${INK_1};`,
  facts: 'margin:0 0 16px;border-collapse:collapse;',
  label: `padding:6px 16px 6px 0;vertical-align:top;text-align:left;font-weight:normal;font-size:14px;color:${INK_2};`,
  value: `padding:6px 0;vertical-align:top;text-align:right;font-size:14px;color:${INK_1};`,
  strongLabel: `padding:10px 16px 10px 0;vertical-align:top;text-align:left;font-weight:bold;color:${INK_1};`,
  strongValue: `padding:10px 0;vertical-align:top;text-align:right;font-weight:bold;color:${INK_1};`,
  buttonCell: `background-color:${INK_1};border-radius:999px;`,
  button: `display:inline-block;padding:12px 24px;background-color:${INK_1};color:${CHALK_1};border-radius:999px;font-size:16px;line-height:1.5;font-weight:bold;text-decoration:none;`,
  link: `color:${INK_1};text-decoration:underline;`,
  signature: `margin:32px 0 0;padding-top:24px;border-top:1px solid ${LINE};font-size:12px;line-height:1.7;color:${INK_3};`,
  signatureLink: `color:${INK_3};text-decoration:underline;`,
} as const
