import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const DOOR = 'src/web/ui/icon.tsx'
/** Of the public pages, and of the console. */
const DOORS = [DOOR, 'src/web/ui/console-icon.tsx']
const USERS = globSync('src/web/**/*.tsx')
  .filter((path) => path !== DOOR && !path.includes('/features/dev/'))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((source) => /\/icon(-button)?\.tsx'/.test(source))

test('every icon that is sent to the browser is shown on some page', () => {
  const table = readFileSync(DOOR, 'utf8').split('const ICONS = {')[1]?.split('} as const')[0] ?? ''
  const names = [...table.matchAll(/^ {2}'?([a-z-]+)'?:/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(0)
  const used = (name: string) => USERS.some((source) => new RegExp(`['"]${name}['"]`).test(source))
  expect(names.filter((name) => !used(name))).toEqual([])
})

test('features take their icons from these doors, not from the library', () => {
  const direct = globSync('src/web/**/*.{ts,tsx}').filter(
    (path) =>
      !DOORS.includes(path) &&
      !path.endsWith('.test.ts') &&
      /from 'lucide/.test(readFileSync(path, 'utf8')),
  )
  expect(direct).toEqual([])
})
