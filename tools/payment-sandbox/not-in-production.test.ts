import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Chooses the card processor in a process of its own; prints the outcome and how many files of tools it loaded. */
const probe = (env: object) => `
  import { registerHooks } from 'node:module'
  const tools = []
  registerHooks({
    load(url, context, next) {
      if (url.includes('/tools/')) tools.push(url)
      return next(url, context)
    },
  })
  const { chooseCards } = await import('#server/services.ts')
  const outcome = await chooseCards(${JSON.stringify(env)}, { pool: null, now: () => new Date() })
    .then(({ sandbox }) => (sandbox ? 'sandbox' : 'processor'), ({ message }) => message)
  console.log(JSON.stringify({ outcome, tools: tools.length }))`

async function choose(env: object): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', probe(env)])
  return JSON.parse(stdout)
}

const STRIPE = { secretKey: 'sk_live_x', publishableKey: 'pk_live_x', webhookSecret: 'whsec_x' }

test('decisions, section 10: production without keys is refused before the sandbox is loaded', async () => {
  expect(await choose({ isProduction: true, stripe: null })).toEqual({
    outcome: 'Broken invariant: production has the keys of a card processor',
    tools: 0,
  })
})

test('decisions, section 10: with keys, no file of the sandbox is loaded', async () => {
  expect(await choose({ isProduction: true, stripe: STRIPE })).toEqual({
    outcome: 'processor',
    tools: 0,
  })
})

test('decisions, section 10: development without keys loads the sandbox', async () => {
  const chosen = await choose({ isProduction: false, stripe: null })
  expect(chosen).toEqual({ outcome: 'sandbox', tools: expect.any(Number) })
  expect(chosen).not.toMatchObject({ tools: 0 })
})

test('the container that runs in production has no tools', () => {
  const stages = readFileSync('deploy/Dockerfile', 'utf8').split(/^FROM /m)
  const copies = (stages.at(-1) ?? '').matchAll(/^COPY (?!--from=)(.+) \S+$/gm)
  const copied = [...copies].flatMap(([, paths = '']) => paths.split(' '))
  expect(copied).toContain('src')
  expect(copied.filter((path) => path.startsWith('.') || path.startsWith('tools'))).toEqual([])
})
