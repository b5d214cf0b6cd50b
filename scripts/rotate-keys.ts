/** Encrypts every secret in the database with the current key. Decision 0035. */
import { type Rotation, rotateKeys } from '../src/domain/key-rotation/rotate-keys.server.ts'
import { readEnvironment } from '../src/server/config/env.ts'
import { runCommand, say } from './command.ts'
import { COMMANDS } from './commands.ts'
import { inShop } from './in-shop.ts'

const ABOUT_DATABASE_KEY = {
  none: 'The database contains no key.',
  removed: 'The key inside the database was needed no more and is removed.',
  needed: 'The key inside the database stays: values still need it.',
} satisfies Record<Rotation['databaseKey'], string>

function report({ currentKeyId, columns, databaseKey }: Rotation): void {
  say(`The current key is ${currentKeyId}.`)
  for (const { name, renewed, unreadable } of columns) {
    const failed = unreadable > 0 ? `, ${unreadable} could not be read` : ''
    say(`${name.padEnd(42)} ${renewed} re-encrypted${failed}`)
  }
  say(ABOUT_DATABASE_KEY[databaseKey])
  const isWhole = columns.every(({ unreadable }) => unreadable === 0)
  if (!isWhole) process.exitCode = 1
  say(
    isWhole
      ? 'Every secret has the current key: older keys can be taken away.'
      : 'Some secrets need a key that is not configured. Put it back and run this again.',
  )
}

async function run(): Promise<void> {
  await inShop(readEnvironment(process.env), async (ctx) => {
    const rotated = await rotateKeys(ctx)
    if (!rotated.ok) throw new Error(rotated.error)
    report(rotated.value)
  })
}

await runCommand(run, {
  usage: COMMANDS['rotate-keys'].usage,
  failed: 'Not every secret was encrypted',
})
