/**
 * Finds out which messages the pages of each section need, by following the imports of their routes.
 * The build gives the table to src/web as `virtual:page-messages`.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'

import { type PageMessages, sectionOf } from '../../src/web/labels/page-messages.ts'
import routes from '../../src/web/routes.ts'
import { type Dependency, dependencyReader, importsByText } from '../dependencies.ts'

export function pageMessages(): Plugin {
  let isDevelopment = false
  let table: string | undefined
  return {
    name: 'page-messages',
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    resolveId: { filter: { id: /^virtual:page-messages$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:page-messages$/ },
      handler() {
        // In development each page is sent every message, so that a new one is there at once.
        table ??= JSON.stringify(
          isDevelopment ? { frame: ['*'], sections: {} } : findPageMessages(),
        )
        return `export const PAGE_MESSAGES = ${table}`
      },
    },
  }
}

export function findPageMessages(): PageMessages {
  const messagesOf = messageReader()
  const frame = messagesOf(['src/web/root.tsx'])
  const sections = new Map<string, Set<string>>()
  for (const { path, files } of pagesOf(routes)) {
    const section = sectionOf(path)
    const said = [...messagesOf(files)].filter((message) => !frame.has(message))
    sections.set(section, new Set([...(sections.get(section) ?? []), ...said]))
  }
  const rows = [...sections].filter(([, said]) => said.size > 0).sort()
  return {
    frame: [...frame].sort(),
    sections: Object.fromEntries(rows.map(([section, said]) => [section, [...said].sort()])),
  }
}

type Page = { path: string; files: string[] }

/** Each address with the file of its route and of the layouts around it. Parameters stay as they are written. */
export function pagesOf(
  entries: readonly RouteConfigEntry[],
  around: Page = { path: '', files: [] },
): Page[] {
  return entries.flatMap((entry): Page[] => {
    const path = entry.path === undefined ? around.path : `${around.path}/${entry.path}`
    const page = { path, files: [...around.files, `src/web/${entry.file}`] }
    return entry.children ? pagesOf(entry.children, page) : [page]
  })
}

const NAMESPACES = globSync('src/i18n/messages/en/**/*.ts').map((path) => basename(path, '.ts'))

/**
 * The key of a message, as the compiler accepts it: whole, or up to a part that is inserted. A key of a table and the name
 * of a file are no message: settings are called `company.name` too, a picture `home.b1a9.jpg`.
 */
const MESSAGE = new RegExp(
  `['"\`]((?:${NAMESPACES.join('|')})\\.\\w*)(?:(\\$\\{)|(?!\\w|\\.|['"]:))`,
  'g',
)

/** Finds the messages that are used in some files and in everything they import. */
function messageReader(): (files: readonly string[]) => Set<string> {
  const read = dependencyReader('.', importsByText)
  const known = new Map<string, { imports: string[]; said: ReadonlySet<string> }>()
  return (files) => {
    const reached = new Set(files)
    const said = new Set<string>()
    for (const file of reached) {
      const found = known.get(file) ?? { imports: sentWith(read(file)), said: messagesIn(file) }
      known.set(file, found)
      for (const path of found.imports) reached.add(path)
      for (const message of found.said) said.add(message)
    }
    return said
  }
}

const sentWith = (dependencies: readonly Dependency[]): string[] =>
  dependencies
    .filter(({ isTypeOnly, isResolved, to }) => !isTypeOnly && isResolved && isSentToBrowsers(to))
    .map(({ to }) => to)

const isSentToBrowsers = (path: string): boolean =>
  /^src\/.+\.tsx?$/.test(path) && !path.endsWith('.server.ts')

/** Pages, and the sentences that they share with e-mails and documents. */
const SPEAKING = /^src\/(web\/|i18n\/[^/]+-text\.ts$)/

function messagesIn(file: string): Set<string> {
  if (!SPEAKING.test(file)) return new Set()
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const said = [...source.matchAll(MESSAGE)].map(([, key = '', inserted]) =>
    inserted ? `${key}*` : key,
  )
  return new Set(/\buseProblem\(/.test(source) ? [...said, 'problems.*'] : said)
}
