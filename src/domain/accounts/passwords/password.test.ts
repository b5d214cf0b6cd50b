import { expect, test, vi } from 'vitest'

import { hashPassword, isPassword } from './password.server.ts'

const parameters = vi.hoisted((): unknown[] => [])
vi.mock('node:crypto', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:crypto')>()
  const argon2: typeof real.argon2 = (algorithm, given, done) => {
    parameters.push({ algorithm, ...given })
    return real.argon2(algorithm, given, done)
  }
  return { ...real, argon2 }
})

test('§9 passwords: argon2id with 19 MiB and two passes, a salt for each, and only the same password fits', async () => {
  const hash = await hashPassword('violet kettle')
  expect(parameters).toEqual([
    expect.objectContaining({ algorithm: 'argon2id', memory: 19_456, passes: 2, parallelism: 1 }),
  ])
  expect(await hashPassword('violet kettle')).not.toBe(hash)
  expect(await isPassword('violet kettle', hash)).toBe(true)
  expect(await isPassword('violet kettles', hash)).toBe(false)
  expect(await isPassword('violet kettle', null)).toBe(false)
})
