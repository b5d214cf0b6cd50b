/** Style sheets and components name the same things: a class or a property that a sheet lacks has no effect and no error. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(path, 'utf8')
const STYLES = /import (\w+) from '([^']*\.module\.css)'/g

const pathOf = (importer: string, specifier: string): string =>
  specifier.startsWith('#web/')
    ? specifier.replace('#web/', 'src/web/')
    : join(dirname(importer), specifier)

/** With the file that uses it: `src/web/ui/panel.tsx: css.head`. */
function missingIn(importer: string): string[] {
  const code = read(importer)
  const body = code.replaceAll(STYLES, '')
  return [...code.matchAll(STYLES)].flatMap(([, name = '', specifier = '']) => {
    const sheet = read(pathOf(importer, specifier))
    const classes = new Set([...sheet.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, it]) => it))
    const used = [...body.matchAll(new RegExp(`(?<![\\w.'/-])${name}\\.(\\w+)`, 'g'))]
    return used.filter(([, it = '']) => !classes.has(it)).map(([whole]) => `${importer}: ${whole}`)
  })
}

test('every class that a component uses is in its style sheet', () => {
  expect(globSync('src/web/**/*.tsx').flatMap(missingIn)).toEqual([])
})

/** Picked by a value (`css[kind]`), where the compiler knows the names alone. */
const PICKED_BY_VALUE = 'src/web/features/api-docs/code/code.module.css'

test('every class of a style sheet is used by a component', () => {
  const used = new Map<string, Set<string | undefined>>()
  for (const importer of globSync('src/web/**/*.tsx')) {
    const code = read(importer)
    for (const [, name = '', specifier = ''] of code.matchAll(STYLES)) {
      const sheet = pathOf(importer, specifier)
      const names = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, it]) => it)
      used.set(sheet, new Set([...(used.get(sheet) ?? []), ...names]))
    }
  }
  const unused = [...used].flatMap(([sheet, names]) => {
    if (sheet === PICKED_BY_VALUE) return []
    const own = read(sheet).replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '')
    const classes = new Set([...own.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, it]) => it))
    return [...classes].filter((it) => !names.has(it)).map((it) => `${sheet}: .${it}`)
  })
  expect(unused).toEqual([])
})

test('a class has one rule of its own in a style sheet, so that no two parts share it unseen', () => {
  const twice = globSync('src/web/**/*.module.css').flatMap((sheet) => {
    const own = [...read(sheet).matchAll(/(?<!,\n)^\.[\w-]+ \{$/gm)].map(([rule]) => rule)
    return own.filter((rule, at) => own.indexOf(rule) !== at).map((rule) => `${sheet}: ${rule}`)
  })
  expect(twice).toEqual([])
})

test('every custom property that a style sheet reads is set, and every one that is set is read', () => {
  const sheets = globSync('src/web/**/*.css').map(read).join('\n')
  const code = globSync('src/web/**/*.{ts,tsx}').map(read).join('\n')
  const set = new Set([...sheets.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const used = new Set([...sheets.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name))
  const needed = [...sheets.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name)
  expect(needed.filter((name) => !set.has(name))).toEqual([])
  expect([...set].filter((name = '') => !used.has(name) && !code.includes(name))).toEqual([])
})
