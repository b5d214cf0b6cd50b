import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { ICON_NAMES } from './icon.tsx'

const USERS = globSync('src/web/**/*.tsx')
  .filter((path) => path !== 'src/web/ui/icon.tsx' && !path.includes('/features/dev/'))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((source) => /\/icon(-button)?\.tsx'/.test(source))

test('every icon that is sent to the browser is shown on some page', () => {
  const used = (name: string) => USERS.some((source) => new RegExp(`['"]${name}['"]`).test(source))
  expect(ICON_NAMES.filter((name) => !used(name))).toEqual([])
})
