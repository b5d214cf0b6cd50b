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
      return [name, lettersOf(byId.get(reference(font, 'ToUnicode'))?.stream ?? '')]
    }),
  )
}

function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', , list = ''] of map.matchAll(
    /<([\da-f]+)> <([\da-f]+)> \[([^\]]*)\]/gi,
  )) {
    const first = Number.parseInt(from, 16)
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries()) {
      letters.set(codeOf(first + at), Buffer.from(hex, 'hex').swap16().toString('utf16le'))
    }
  }
  return letters
}

const codeOf = (code: number): string => code.toString(16).padStart(4, '0')

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
