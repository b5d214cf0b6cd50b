/** The guides of the reference: what they name exists, in each language alike. Decisions, section 8. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

import { SCOPES } from '#domain/partners/scopes.ts'
import { TEST_KIND, WEBHOOK_KINDS } from '#domain/webhooks/kinds.ts'
import { parseCsv } from '#shared/csv.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import type { Site } from '#web/context.ts'
import type { Guide } from '#web/features/api-docs/guide/guide-block.ts'
import { GUIDE_CODES } from '#web/features/api-docs/guide/guide-codes.ts'
import {
  type DocsSource,
  guideOf,
  loadNavigation,
  referenceOf,
} from '#web/features/api-docs/load/load-docs.server.ts'
import type { ApiDocument } from '#web/features/api-docs/reference/api-document.ts'
import { readReference } from '#web/features/api-docs/reference/read-reference.ts'
import { codeOf, LANGUAGE_NAMES } from '#web/features/api-docs/samples/languages.ts'
import { sampleOf } from '#web/features/api-docs/samples/sample.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'
import { GUIDES } from '#web/site/docs-pages.ts'

import { evaluateCard } from '../../../tools/payment-sandbox/test-cards.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()
const document: { paths: Record<string, Record<string, { responses: object }>> } = await (
  await fetch(`${shop.address}/api/openapi.json`)
).json()

const sourceIn = (locale: Locale): DocsSource => ({
  apiDocument: () => document,
  site: {
    url: 'https://shop.example',
    publicApiKey: 'pk_sample',
    cardProvider: { kind: 'sandbox', publishableKey: 'pk_card', basePath: '' },
  } as Site, // What guides read of it.
  locale,
})

const headingsOf = ({ blocks }: Guide) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))

const codesOf = (guide: Guide, section: string): string[] => {
  const from = guide.blocks.findIndex((it) => it.kind === 'heading' && it.id === section)
  const table = guide.blocks.slice(from).find((it) => it.kind === 'table')
  return table?.rows.map(([code = '']) => code) ?? []
}

test('every guide is complete in each language: title, sections, calls and code', () => {
  for (const name of GUIDES) {
    const [english, ...others] = LOCALES.map((locale) => guideOf(name, sourceIn(locale)))
    expect(english?.title, name).toMatch(/\S/)
    expect(english?.description, name).toMatch(/\S/)
    const kinds = english?.blocks.map(({ kind }) => kind)
    for (const guide of others) {
      expect(headingsOf(guide), name).toEqual(english && headingsOf(english))
      expect(
        guide.blocks.map(({ kind }) => kind),
        name,
      ).toEqual(kinds)
    }
  }
})

/** Reads every text of a list on its standard input, and fails at the first that is no program. */
const READERS = {
  python: [
    'python3',
    '-c',
    'import ast, json, sys\nfor code in json.load(sys.stdin): ast.parse(code)',
  ],
  php: [
    'php',
    '-r',
    'foreach (json_decode(stream_get_contents(STDIN)) as $code) token_get_all($code, TOKEN_PARSE);',
  ],
} as const

const isMissing = (command: string): boolean =>
  spawnSync(command, ['--version']).error !== undefined

for (const language of ['python', 'php'] as const) {
  const [command, ...args] = READERS[language]
  test.skipIf(isMissing(command))(
    `every example in ${LANGUAGE_NAMES[language]} is a program`,
    () => {
      const calls = referenceOf(sourceIn('en')).groups.flatMap((group) => group.calls)
      const codes = [
        ...calls.map((call) => codeOf(language, sampleOf(call, 'https://shop.example'))),
        ...Object.values(GUIDE_CODES).flatMap((written) => written[language] ?? []),
      ]
      expect(codes.length).toBeGreaterThan(40)
      const { status, stderr } = spawnSync(command, args, {
        input: JSON.stringify(codes),
        encoding: 'utf8',
      })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    },
  )
}

/** What any stranger may send to the address of a receiver. */
const FORGED = [
  {},
  { 'webhook-id': 'evt_1', 'webhook-timestamp': 'now' },
  { 'webhook-id': 'evt_1', 'webhook-timestamp': 'now', 'webhook-signature': 'v1,\u00e9' },
]

test('webhooks: verified by hand, a request without the headers is refused and ends no receiver', async () => {
  const code = GUIDE_CODES['verify-by-hand']?.javascript ?? ''
  const { isFromShop } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const answers = FORGED.map((headers) => isFromShop('whsec_c2VjcmV0', headers, '{}'))
  expect(answers).toEqual([false, false, false])
})

const [PYTHON] = READERS.python

test.skipIf(isMissing(PYTHON))('webhooks: the same in Python', () => {
  const code = GUIDE_CODES['verify-by-hand']?.python ?? ''
  const program = `import json, sys\n${code}\nfor headers in json.load(sys.stdin): print(is_from_shop('whsec_c2VjcmV0', headers, b'{}'))`
  const input = JSON.stringify(FORGED)
  const { stdout } = spawnSync(PYTHON, ['-c', program], { input, encoding: 'utf8' })
  expect(stdout.match(/\w+/g)).toEqual(['False', 'False', 'False'])
})

test('a link inside the reference leads to a page and a section that exist', () => {
  const source = sourceIn('en')
  const { guides, areas } = loadNavigation(source)
  const pages = new Set([...guides, ...areas].map(({ slug }) => `/api/docs/${slug}`))
  const places = new Set(
    GUIDES.flatMap((name) =>
      headingsOf(guideOf(name, source)).map((id) => `/api/docs/${name}#${id}`),
    ),
  )
  for (const { slug, calls } of referenceOf(source).groups) {
    for (const { id } of calls) places.add(`/api/docs/${slug}#${id}`)
  }
  for (const locale of LOCALES) {
    const blocks = GUIDES.flatMap((name) => guideOf(name, sourceIn(locale)).blocks)
    const links = blocks.flatMap((block) => {
      if (block.kind === 'call') return [block.to]
      return block.kind === 'prose' ? linksIn(block.nodes) : []
    })
    const inside = links.filter((link) => link.startsWith('/api/docs/'))
    expect(inside.length).toBeGreaterThan(20)
    expect(inside.filter((link) => !pages.has(link) && !places.has(link))).toEqual([])
  }
})

const linksIn = (nodes: readonly ProseNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? linksIn(node.children) : []),
  ])

test('tables name every event, scope, status and nothing else, and test cards do what they say', () => {
  const statuses = new Set(
    Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ responses }) => Object.keys(responses))
      .filter((status) => Number(status) >= 400),
  )
  for (const locale of LOCALES) {
    const guide = (name: (typeof GUIDES)[number]) => guideOf(name, sourceIn(locale))
    expect(codesOf(guide('webhooks'), 'events')).toEqual([...WEBHOOK_KINDS, TEST_KIND])
    expect(codesOf(guide('keys'), 'scopes')).toEqual(SCOPES)
    const documented = codesOf(guide('errors'), 'statuses')
    expect([...statuses].filter((status) => !documented.includes(status))).toEqual([])
    const cards = codesOf(guide('first-order'), 'card')
    expect(cards).toContain('4242424242424242')
    for (const number of cards) {
      const card = { number, expMonth: '12', expYear: '2030', cvc: '123' }
      const judged = JSON.stringify(evaluateCard(card, new Date('2026-11-23')))
      expect(judged, number).not.toContain('test_mode_live_card')
    }
  }
})

test('every text of the description is translated, and no translation is of a text that changed', async () => {
  const shown = new Set<string>()
  // The generator writes what the reader reads.
  readReference(document as object as ApiDocument, (text) => {
    shown.add(text)
    return text
  })
  const rows = parseCsv(await readFile('content/api/texts.csv', 'utf8'))
  const known = new Set(rows.filter(({ ja, ko }) => ja && ko).map(({ en = '' }) => en))
  const inGuides = GUIDES.flatMap((name) => guideOf(name, sourceIn('en')).blocks)
    .flatMap((block) => (block.kind === 'fields' ? block.rows : []))
    .flatMap(({ text = '' }) => text)
  expect(inGuides).toContain('Parcels handed to the carrier')
  const needed = [...shown, ...inGuides]
  expect(needed.filter((text) => text !== '' && !known.has(text))).toEqual([])

  const written = new Set(textsIn(document))
  expect([...known].filter((text) => !written.has(text))).toEqual([])
})

/** Every summary, description and name of a tag, without the number of the call. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    typeof inside === 'string'
      ? ['summary', 'description', 'name'].includes(key)
        ? [inside, inside.replace(/ \(calls? \d+[^)]*\)$/, '')]
        : []
      : textsIn(inside),
  )
}
