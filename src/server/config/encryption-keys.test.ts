import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { openEncryptionKeys } from './encryption-keys.ts'
import { EnvironmentError } from './env.ts'

const newKey = () => randomBytes(32).toString('base64')
const fromVariable = (text: string) =>
  openEncryptionKeys({ encryptionKeys: text, encryptionKeysFile: null })

function keyFile(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'keys')
  const write = (next: string) => writeFileSync(path, next)
  write(text)
  return {
    write,
    open: () => openEncryptionKeys({ encryptionKeys: null, encryptionKeysFile: path }),
  }
}

test('decision 0035: the first key encrypts, every key decrypts, and each has an id of its own', () => {
  const [one, two] = [newKey(), newKey()]
  const keys = fromVariable(`${one}, ${two}`)
  const other = fromVariable(two).current()
  expect(keys.current()?.bytes).toEqual(Buffer.from(one, 'base64'))
  expect(other?.id).toMatch(/^[\w-]{8}$/)
  expect(keys.find(other?.id ?? '')?.bytes).toEqual(Buffer.from(two, 'base64'))
  expect(keys.find('unknown_')).toBeNull()
})

test('decision 0035: without a key from outside there is none to find', () => {
  const keys = openEncryptionKeys({ encryptionKeys: null, encryptionKeysFile: null })
  expect([keys.current(), keys.find('anything')]).toEqual([null, null])
})

test.each([
  ['31 bytes', randomBytes(31).toString('base64')],
  ['33 bytes', randomBytes(33).toString('base64')],
  ['no base64', `${'%'.repeat(43)}=`],
  ['the second of two', `${newKey()}\nshort`],
  ['nothing', ' \n '],
])('decision 0035: %s is no key, and the message does not contain it', (_, text) => {
  const open = () => fromVariable(text)
  expect(open).toThrow(EnvironmentError)
  expect(open).toThrow(/ENCRYPTION_KEYS/)
  for (const key of text.split(/\s+/).filter(Boolean)) expect(open).not.toThrow(key)
})

test('decision 0035: a file holds one key per line, and is read again when a key is missing', () => {
  const [old, fresh] = [newKey(), newKey()]
  const file = keyFile(`${old}\n`)
  const keys = file.open()
  const freshId = fromVariable(fresh).current()?.id ?? ''
  expect(keys.find(freshId)).toBeNull()

  file.write(`${fresh}\n${old}\n`)
  const before = keys.current()
  expect(keys.find(freshId)?.id).toBe(freshId)
  expect(keys.current()?.id).toBe(freshId)
  expect(keys.find(before?.id ?? '')).not.toBeNull()

  file.write('half a k')
  expect(keys.find('unknown_')).toBeNull()
  expect(keys.current()?.id).toBe(freshId)
})

test('decision 0035: a file that is not there stops the start by its name', () => {
  const open = () =>
    openEncryptionKeys({ encryptionKeys: null, encryptionKeysFile: '/nowhere/keys' })
  expect(open).toThrow(/ENCRYPTION_KEYS_FILE can't be read.*\/nowhere\/keys/)
})
