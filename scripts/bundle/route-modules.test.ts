import { parseSync } from 'vite'
import { expect, test } from 'vitest'

import { partOf, written } from './route-modules.ts'
import { readRoute } from './route-statements.ts'

const ROUTE = `import { jsx } from 'react/jsx-runtime'
import { find, FINDS } from './find.server.ts'
import { ask } from './ask.ts'
import { Frame } from './frame.tsx'
import css from './route.module.css'
import './global.css'
const WANTED = FINDS.length
const TITLE = 'find'
export const meta = () => [{ title: TITLE }]
export async function loader() {
  return counted(await find(WANTED))
}
function counted(list) {
  return { find: list.length }
}
export async function clientLoader() {
  return ask()
}
clientLoader.hydrate = true
export const HydrateFallback = () => jsx(Frame, { className: css.page })
export default function Page({ loaderData }) {
  return jsx(Frame, { children: loaderData.find })
}
`
const read = (code: string) => readRoute('page.tsx', parseSync('page.tsx', code).program, code)
const route = read(ROUTE)
const shown = route.exported.filter((name) => name !== 'loader')

test('the browser gets nothing that only an export of the server needs', () => {
  const code = written(route, shown)
  expect(code).not.toMatch(/find\.server|counted|WANTED|function loader/)
  expect(code).toMatch(/'find'/)
  expect(code).toMatch("import './global.css'")
  expect(namesExportedBy(code)).toEqual(['HydrateFallback', 'clientLoader', 'default', 'meta'])
})

test('the server gets all of it', () => {
  const code = written(route, route.exported)
  expect(namesExportedBy(code)).toContain('loader')
  expect(code).toMatch('find.server')
})

test('components are handed what was loaded', () => {
  const code = written(route, shown)
  expect(code).toMatch('UNSAFE_withComponentProps(Page)')
  expect(code).toMatch('UNSAFE_withHydrateFallbackProps(HydrateFallback)')
})

test('each part of a route has its own code, with what completes it', () => {
  const loads = partOf(route, shown, 'clientLoader')
  expect(namesExportedBy(loads)).toEqual(['clientLoader'])
  expect(loads).toMatch('clientLoader.hydrate = true')
  expect(loads).not.toMatch(/Frame|route.module|TITLE/)
  const main = partOf(route, shown, 'main')
  expect(namesExportedBy(main)).toEqual(['default', 'meta'])
  expect(main).not.toMatch(/ask/)
})

test('what two parts need would exist twice, so it needs a file', () => {
  const code = ROUTE.replace('return ask()', 'return ask(TITLE)')
  expect(() => partOf(read(code), shown, 'clientLoader')).toThrow('TITLE is needed by clientLoader')
})

test.each([
  'export { meta as links }',
  "export * from './more.ts'",
  'export const [a, b] = [1, 2]',
])('a route does not export by "%s"', (line) => {
  expect(() => read(`${ROUTE}${line}\n`)).toThrow('page.tsx: a route exports')
})

const namesExportedBy = (code: string): string[] =>
  parseSync('route.js', code)
    .module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((it) => it.exportName.name ?? 'default'),
    )
    .sort()
