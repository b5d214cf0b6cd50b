/** Rules of the repository itself; ARCHITECTURE.md and STYLE.md explain them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

import { LOCALES } from '#shared/locale.ts'
import { REDIRECTS } from '#web/site/redirects.ts'

import packageJson from '../package.json' with { type: 'json' }

const CODE = files('{src,packages/*/src,tools,scripts,bench,tests,content}/**/*.{ts,tsx,mjs}')
const CATALOGUES = import.meta.glob('../src/i18n/messages/*/**/*.ts', { eager: true })
const TESTS = CODE.filter((path) => /\.(test|e2e)\.tsx?$/.test(path))
const read = (path: string): string => readFileSync(path, 'utf8')
const numbered = (path: string, pattern: RegExp): Set<string> =>
  new Set([...read(path).matchAll(pattern)].map(([, number]) => number ?? ''))

test('no file and no folder has a name that says nothing', () => {
  const empty = /(^|\/)(utils?|helpers?|lib|common|misc|managers?|services?)(\.tsx?|\/)/
  // services.ts is the one place that chooses adapters; house rule and boundary rule name it.
  const named = CODE.filter((path) => empty.test(path) && path !== 'src/server/services.ts')
  expect(named).toEqual([])
})

test('no index.ts hides the module a thing lives in', () => {
  expect(CODE.filter((path) => /^index\.(ts|tsx|mjs)$/.test(basename(path)))).toEqual([])
})

test('no file has more than 300 lines, and no list of cases more than 500', () => {
  const limitOf = (path: string) => (TESTS.includes(path) ? 500 : 300)
  const isExempt = (path: string) =>
    /^src\/i18n\/messages\/|^content\/seed\/|^src\/web\/routes\.ts$|\/__snapshots__\/|\.gen\.ts$/.test(
      path,
    )
  const styles = files('src/**/*.css')
  const long = [...CODE, ...styles].filter(
    (path) => !isExempt(path) && linesOf(path) > limitOf(path),
  )
  expect(long.map((path) => `${path}: ${linesOf(path)} lines`)).toEqual([])
})

test('no object literal is spread into another one, and none into JSX', () => {
  const spread = /^\s*\.\.\.\{ |\{ \.\.\.\{ |\{\.\.\.\{/m
  expect(CODE.filter((path) => spread.test(read(path)))).toEqual([])
})

/** Folders that may contain more files, each with the reason. */
const CROWDED: Record<string, string> = {
  'src/web/ui': 'parts of any page lie flat, as in the libraries that they resemble',
  'src/web/features/admin/parts': 'parts of any console area, flat for the same reason',
}

test('no folder contains more than 25 files besides tests', () => {
  const counts = Map.groupBy(
    files('{src,packages/*/src,scripts,bench,tools,tests}/**/*.*').filter(
      (path) => !/\.(test|e2e)\.tsx?$|\/__snapshots__\//.test(path),
    ),
    (path) => dirname(path),
  )
  const crowded = [...counts].filter(([, { length }]) => length > 25)
  expect(crowded.map(([folder]) => folder).filter((folder) => !CROWDED[folder])).toEqual([])
})

test('README has at most 80 lines, ARCHITECTURE 250 and STYLE 120', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(80)
  expect(linesOf('ARCHITECTURE.md')).toBeLessThanOrEqual(250)
  expect(linesOf('STYLE.md')).toBeLessThanOrEqual(120)
})

test('the lock file names no registry, so that any mirror serves', () => {
  expect(read('package-lock.json')).not.toContain('"resolved"')
})

test('every package has an exact version', () => {
  const all = { ...packageJson.dependencies, ...packageJson.devDependencies }
  expect(Object.entries(all).filter(([, version]) => !/^\d/.test(version))).toEqual([])
})

test('ja and ko have exactly the message files and keys of en, at run time too', () => {
  const keysOf = (locale: string) =>
    Object.entries(CATALOGUES)
      .filter(([path]) => path.includes(`/${locale}/`) && !path.endsWith('/areas.ts'))
      .flatMap(([path, module]) => keysIn(module).map((key) => `${basename(path)} ${key}`))
      .sort()
  expect(keysOf('en').length).toBeGreaterThan(0)
  for (const locale of LOCALES) expect(keysOf(locale), locale).toEqual(keysOf('en'))
})

test('§2 redirects: each leads to a page of the route table, and none to another redirect', () => {
  const pages = numbered('docs/spec.md', /`(\/[^`\s]*)`/g)
  const targets = Object.values(REDIRECTS)
  expect(targets.filter((target) => !pages.has(target))).toEqual([])
  expect(targets.filter((target) => Object.hasOwn(REDIRECTS, target))).toEqual([])
})

test('§2 routes: every served page is in the route table of docs/spec.md', () => {
  const pages = numbered('docs/spec.md', /`(\/[^`\s]*)`/g)
  const routes = [...read('src/web/routes.ts').matchAll(/\broute\(\s*'([^'*]+)',\s*'routes\//g)]
  const served = routes
    .map(([, path = '']) => `/${path}`)
    .map((path) => path.replaceAll(/:(\w+)/g, '{$1}'))
  expect(served.length).toBeGreaterThan(0)
  expect(served.filter((path) => !pages.has(path))).toEqual([])
})

test('every assumption that code or documents cite exists', () => {
  const known = numbered('docs/assumptions.md', /^\| A(\d+) \|/gm)
  const cited = [...CODE, ...files('{docs,content}/**/*.md'), ...files('*.md')].flatMap((path) =>
    citations(path, /(?<![\p{L}\p{N}'"_-])A(\d{1,2})(?![\p{L}\p{N}_'"-])/gu),
  )
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([])
})

test('every assumption names the file that implements it', () => {
  const rows = read('docs/assumptions.md').matchAll(/^\| (A\d+) \|.*\| `([^`]+)` \|$/gm)
  const kept = [...rows].map(([, number = '', path = '']) => ({ number, path }))
  expect(kept.length).toBe(numbered('docs/assumptions.md', /^\| A(\d+) \|/gm).size)
  expect(kept.filter(({ path }) => !existsSync(path))).toEqual([])
})

test('every § that a test or a comment cites exists in docs/spec.md', () => {
  const known = numbered('docs/spec.md', /^#{2,3} §(\d+)/gm)
  const cited = CODE.flatMap((path) => citations(path, /§(\d+)/g))
  expect(cited.length).toBeGreaterThan(0)
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([])
})

test('every section of the decisions that code cites exists in docs/spec.md', () => {
  const known = numbered('docs/spec.md', /^### Decisions, section (\d+)/gm)
  const cited = CODE.flatMap((path) => citations(path, /[Dd]ecisions,? sections? (\d+)/g))
  expect(cited.filter(({ number }) => !known.has(number))).toEqual([])
})

test('every decision record that is cited exists, and they are numbered without a gap', () => {
  const records = files('docs/decisions/*.md').map((path) => basename(path).slice(0, 4))
  expect(records).toEqual(records.map((_, index) => `${index + 1}`.padStart(4, '0')))
  const places = [...CODE, ...files('*.md'), ...files('docs/*.md')]
  const cited = places.flatMap((path) => citations(path, /[Dd]ecision (\d{4})/g))
  expect(cited.filter(({ number }) => !records.includes(number))).toEqual([])
})

test('journeys are in tests/e2e and nowhere else', () => {
  const journeys = files('{src,tools,tests,scripts,content,bench}/**/*.e2e.ts')
  expect(journeys.filter((path) => !path.startsWith('tests/e2e/'))).toEqual([])
})

test('no test is left out or runs alone', () => {
  const tricks = /\b(test|it|describe)(\.\w+)*\.(only|skip|todo|fixme|fails)\b/
  expect(TESTS.filter((path) => tricks.test(read(path)))).toEqual([])
})

test('colours are named in tokens.css and used by name', () => {
  const literal =
    /(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|lab|lch)a?\(/i
  const painted = files('src/web/**/*.{css,tsx}')
    .filter((path) => path !== 'src/web/styles/tokens.css')
    .flatMap((path) =>
      read(path)
        .split('\n')
        // The browser paints its own frame from this one; no style sheet reaches it.
        .filter((line) => literal.test(line) && !line.includes('name="theme-color"'))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(painted).toEqual([])
})

test('no text becomes code: neither eval nor what does the same', () => {
  const makes = /\beval\(|\bFunction\(|from 'node:vm'|\bset(?:Timeout|Interval)\(\s*['"`]/
  const product = CODE.filter((path) => path.startsWith('src/') && !TESTS.includes(path))
  expect(product.filter((path) => makes.test(read(path)))).toEqual([])
})

/** Each with what it opens; decision 0037. */
const OPENS_CONNECTIONS = [
  'src/adapters/webhook/guarded-lookup.ts',
  'src/adapters/webhook/webhook-sender.ts',
  'src/domain/device-api/write-request.ts', // A text for readers to copy.
  'src/server/config/egress.ts',
  'src/server/pages/unavailable-page.ts', // The script of a page, in the reader's browser.
]

test('no other file of the server opens connections by itself', () => {
  const opens =
    /(?<![\w.'])fetch\(|import \{[^}]*\b(?:request|get|connect|createConnection|Agent|Socket|Resolver|lookup)\b[^}]*\} from '(?:undici|node:(?:https?|http2|net|tls|dgram|dns|dns\/promises))'/
  const server = CODE.filter(
    (path) => /^src\/(adapters|domain|server)\//.test(path) && !TESTS.includes(path),
  )
  expect(server.filter((path) => opens.test(read(path)))).toEqual(OPENS_CONNECTIONS)
})

test('no style attribute: the content security policy would drop it', () => {
  const styled = files('src/web/**/*.tsx').filter((path) => /\sstyle=/.test(read(path)))
  expect(styled).toEqual([])
})

test('migrations are append-only: numbered in order, one file each, one snapshot', () => {
  const journal: unknown = JSON.parse(read('migrations/meta/_journal.json'))
  const { entries } = journal as { entries: { idx: number; when: number; tag: string }[] } // drizzle-kit's own format.
  const tags = entries.map(({ tag }) => tag)
  const moments = entries.map(({ when }) => when)

  expect(entries.map(({ idx }) => idx)).toEqual(tags.map((_, index) => index))
  expect(tags.map((tag) => Number(tag.slice(0, 4)))).toEqual(tags.map((_, index) => index))
  expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  expect(files('migrations/*.sql').map((path) => basename(path, '.sql'))).toEqual(tags)
  // drizzle-kit compares the tables with the newest snapshot alone.
  const newest = `migrations/meta/${tags.at(-1)?.slice(0, 4)}_snapshot.json`
  expect(files('migrations/meta/*_snapshot.json')).toEqual([newest])
})

/** Each is an exception that docs/operations.md describes to operators. */
const TAKES_AWAY = ['0002_email_content', '0004_drop_refund_id']

test('migrations: the version before goes on working, unless the upgrade says otherwise', () => {
  const takesAway = /\b(?:drop (?:table|column)|rename|set (?:not null|data type))\b/i
  const [, ...later] = files('migrations/*.sql')
  const found = later.filter((path) => takesAway.test(read(path)))
  expect(found.map((path) => basename(path, '.sql'))).toEqual(TAKES_AWAY)
  for (const name of TAKES_AWAY) expect(read('docs/operations.md')).toContain(`\`${name}\``)
})

test('code, tests and documents name no path outside the repository', () => {
  const product = [...CODE, ...files('docs/**/*.md'), ...files('*.md')]
  const outside = /\/work\/|\/home\/\w+\/|\.\.\/shared\//
  const self = 'tests/tree.test.ts'
  expect(product.filter((path) => path !== self && outside.test(read(path)))).toEqual([])
})

test('every relative link of a document leads somewhere', () => {
  const broken = [...files('*.md'), ...files('{docs,packages/*,examples}/**/*.md')].flatMap(
    (path) =>
      [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, link = '']) => new URL(link, new URL(path, 'file:///')).pathname.slice(1))
        .filter((target) => !existsSync(target))
        .map((target) => `${path} → ${target}`),
  )
  expect(broken).toEqual([])
})

function files(pattern: string): string[] {
  return globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

const linesOf = (path: string): number => read(path).trimEnd().split('\n').length

/** `checkout.hint.short`, for every text in a catalogue. */
function keysIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    keysIn(inner, path ? `${path}.${key}` : key),
  )
}

function citations(path: string, pattern: RegExp): { path: string; number: string }[] {
  if (path === 'tests/tree.test.ts') return []
  return [...read(path).matchAll(pattern)].map(([, number = '']) => ({ path, number }))
}
