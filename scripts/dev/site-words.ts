/** Every text of one language that a reader sees: messages by key, content by file and column. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { messagesOf } from '#i18n/catalogue.server.ts'
import { parseCsv } from '#shared/csv.ts'
import type { Locale } from '#shared/locale.ts'

export type SiteWord = { place: string; text: string }

export function siteWords(locale: Locale): SiteWord[] {
  return [...messageWords(locale), ...markdownWords(locale), ...tableWords(locale)]
}

const messageWords = (locale: Locale): SiteWord[] =>
  Object.entries(messagesOf(locale)).flatMap(([area, messages]) =>
    Object.entries(messages).map(([key, text]) => ({ place: `${area}.${key}`, text })),
  )

const markdownWords = (locale: Locale): SiteWord[] =>
  globSync(`content/**/{${locale},*.${locale}}.md`)
    .sort()
    .map((path) => ({ place: placeOf(path), text: readFileSync(path, 'utf8') }))

function tableWords(locale: Locale): SiteWord[] {
  const isOfLocale = (column: string) =>
    column === locale || column.endsWith(`_${locale}`) || column === `${locale[0]}name`
  return globSync('content/**/*.csv')
    .sort()
    .flatMap((path) =>
      parseCsv(readFileSync(path, 'utf8')).flatMap((row) =>
        Object.entries(row)
          .filter(([column, text]) => isOfLocale(column) && text !== '')
          .map(([column, text]) => ({
            place: `${basename(path)}.${Object.values(row)[0]}.${column}`,
            text,
          })),
      ),
    )
}

const placeOf = (path: string): string =>
  path.replaceAll('\\', '/').replace(/^content\/(seed\/)?/, '')
