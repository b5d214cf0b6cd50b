/** The text that the shop is opened with, as an editor would write it: what a new version begins with. */
import type { Part, Section } from './section.ts'

const MARKS = /[\\`*_[\]<>&]/g

/** At the beginning of a line these would begin a list, a heading or a quotation. */
const BEGINNING = /^(\s*)([#+>-]|\d+(?=[.)]))/

const plain = (text: string): string =>
  text
    .replace(MARKS, (mark) => `\\${mark}`)
    .replace(BEGINNING, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    )

const headed = (marks: string, { id, title }: { id: string; title: string }): string =>
  `${marks} ${plain(title)} {#${id}}`

export const markdownOf = (sections: readonly Section[], marks = '##'): string =>
  sections
    .flatMap((section) => [
      headed(marks, section),
      ...section.paragraphs.map(plain),
      ...(section.lists ?? []).flatMap(({ title, items }) => [
        plain(title),
        items.map(({ name, detail }) => `- ${plain(`${name} ${detail}`.trim())}`).join('\n'),
      ]),
      ...(section.link ? [`[${plain(section.link.text)}](${section.link.to})`] : []),
    ])
    .join('\n\n')

export const markdownOfParts = (parts: readonly Part[]): string =>
  parts.map((part) => `${headed('##', part)}\n\n${markdownOf(part.sections, '###')}`).join('\n\n')
