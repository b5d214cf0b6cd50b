/** What a PDF of ours says, read back: the characters of each page in the order in which they were drawn. */
import { inflateSync } from 'node:zlib'

export type PdfPart = { id: number; head: string; stream: string }

/** One text a page. */
export function pdfText(pdf: Uint8Array): string[] {
  const parts = partsOf(Buffer.from(pdf))
  const byId = new Map(parts.map((part) => [part.id, part]))
  const pages = parts.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  return pages.map(({ head }) => {
    const fonts = fontsOf(head, byId)
    const contents = byId.get(reference(head, 'Contents'))?.stream ?? ''
    return drawn(contents, fonts)
  })
}

export function partsOf(pdf: Buffer): PdfPart[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id, body = '']) => {
    const [head = '', rest = ''] = body.split(/\sstream\n/)
    return { id: Number(id), head, stream: streamOf(head, rest) }
  })
}

function streamOf(head: string, rest: string): string {
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
  const bytes = Buffer.from(rest.slice(0, length), 'latin1')
  if (length === 0) return ''
  return head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString()
}

export const reference = (head: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? Number.NaN)

/** By the name that a page gives a font: which character each of its codes is. */
function fontsOf(page: string, byId: Map<number, PdfPart>): Map<string, Map<string, string>> {
  const resources = byId.get(reference(page, 'Resources'))?.head ?? ''
  const named = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)]
  return new Map(
    named.map(([, name = '', id]) => {
      const font = byId.get(Number(id))?.head ?? ''
      return [name, charactersByCode(byId.get(reference(font, 'ToUnicode')))]
    }),
  )
}

/** Which character each code of a font is, by the table that comes with it. */
export function charactersByCode(map: PdfPart | undefined): Map<string, string> {
  const rowsOf = (kind: string) =>
    [...(map?.stream ?? '').matchAll(new RegExp(`begin${kind}([\\s\\S]*?)end${kind}`, 'g'))]
      .map(([, rows]) => rows)
      .join('')
  const letters = new Map<string, string>()
  for (const [, code = '', letter = ''] of rowsOf('bfchar').matchAll(/<(\w+)> <(\w+)>/g)) {
    letters.set(code.toLowerCase(), characters(letter))
  }
  for (const [, from = '', to = '', first = '', list] of rowsOf('bfrange').matchAll(
    /<(\w+)> <(\w+)> (?:<(\w+)>|\[([^\]]*)\])/g,
  )) {
    const start = Number.parseInt(from, 16)
    const count = Number.parseInt(to, 16) - start + 1
    const range =
      list === undefined
        ? Array.from({ length: count }, (_, at) =>
            String.fromCodePoint(Number.parseInt(first, 16) + at),
          )
        : [...list.matchAll(/<(\w*)>/g)].map(([, hex = '']) => characters(hex))
    for (const [at, letter] of range.entries()) {
      letters.set((start + at).toString(16).padStart(from.length, '0'), letter)
    }
  }
  return letters
}

const characters = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

function drawn(contents: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>()
  let text = ''
  for (const [, font, show] of contents.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    const codes = [...(show ?? '').matchAll(/<([\da-f]+)>/gi)].map(([, hex = '']) => hex).join('')
    text += (codes.match(/.{4}/g) ?? [])
      .map((code) => letters.get(code.toLowerCase()) ?? '')
      .join('')
    if (show !== undefined) text += '\n'
  }
  return text
}
