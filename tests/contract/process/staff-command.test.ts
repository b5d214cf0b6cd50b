/** The command that makes people staff, in the database of a shop. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { openTestDatabase } from '../../support/database/database.ts'
import { databaseUrlOf } from '../../support/process/running-shop.ts'

const SCRIPT = join(import.meta.dirname, '../../../scripts/staff.ts')

type Ended = { code: unknown; said: string }

const staff = (databaseUrl: string, ...args: string[]): Promise<Ended> =>
  new Promise((done) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl }
    execFile(process.execPath, [SCRIPT, ...args], { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, said: stdout + stderr }),
    )
  })

test('a command that is refused says so in a sentence and ends', async () => {
  await using database = await openTestDatabase()
  const url = databaseUrlOf(database.connection)
  expect(await staff(url, 'remove', '--email', 'nobody@example.com')).toEqual({
    code: 1,
    said: 'Nothing was changed: nobody@example.com is not staff.\n',
  })
  const wrong = await staff(url, 'remove', '--role', 'support')
  expect(wrong.code).toBe(2)
  expect(wrong.said).toContain('--email must be an e-mail address.')
}, 60_000)
