/** A stored picture: its URLs and sizes, derived from its name. */
import { PICTURE_WIDTHS } from './policy.ts'

export const FORMATS = ['avif', 'webp', 'jpg'] as const
export type Format = (typeof FORMATS)[number]

export type PictureSize = { name: string; width: number; height: number }

export type Picture = PictureSize & {
  alt: { en: string; ja: string; ko: string }
  uploadedAt: Date
}

export const nameOfPicture = (chance: string, width: number, height: number): string =>
  `${chance}-${width}x${height}`

/** Where Markdown names it: `![alt](/pictures/….jpg)`. */
export const addressOf = (name: string): string => `/pictures/${name}.jpg`

/** The line of a text that shows it. Brackets in the description would end it early. */
export const markdownOf = (name: string, alt: string): string =>
  `![${alt.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${addressOf(name)})`

/** What an address of Markdown shows; `null` for every other one, here or elsewhere. */
export function pictureAt(url: string): PictureSize | null {
  const [, name = '', wide, high] =
    /^\/pictures\/([a-z0-9]{24}-(\d{1,5})x(\d{1,5}))\.jpg$/.exec(url) ?? []
  const width = Number(wide)
  const height = Number(high)
  return width > 0 && height > 0 ? { name, width, height } : null
}

/** The stored widths of a picture this wide, its own last. */
export const widthsOf = (width: number): number[] => [
  ...PICTURE_WIDTHS.filter((offered) => offered < width),
  width,
]

/** What `/pictures/<file>` asks for; the name alone is its largest JPEG. */
export function fileNamed(file: string): { name: string; width: number; format: Format } | null {
  const parts = /^([a-z0-9]{24}-(\d{1,5})x\d{1,5})(?:-(\d{1,5}))?\.(avif|webp|jpg)$/.exec(file)
  const [, name = '', own, asked, extension] = parts ?? []
  const format = FORMATS.find((one) => one === extension)
  if (!format || (asked === undefined && format !== 'jpg')) return null
  return { name, width: Number(asked ?? own), format }
}

export const fileOf = (name: string, width: number, format: Format): string =>
  `/pictures/${name}-${width}.${format}`

export const thumbnailOf = ({ name, width }: Pick<PictureSize, 'name' | 'width'>): string =>
  fileOf(name, widthsOf(width)[0] ?? width, 'webp')
