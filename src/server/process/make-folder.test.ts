import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { makeFolder } from './make-folder.ts'

test('a folder is made with those above it, and one that is there stays as it is', () => {
  const home = mkdtempSync(join(tmpdir(), 'make-folder-'))
  try {
    const path = join(home, 'a', 'b')
    makeFolder(path, 0o700)
    makeFolder(path, 0o711)
    expect(statSync(path).mode & 0o777).toBe(0o700)
    writeFileSync(join(home, 'file'), '')
    expect(() => makeFolder(join(home, 'file'), 0o700)).toThrow(/EEXIST.*mkdir/)
    expect(() => makeFolder(join(home, 'file', 'c'), 0o700)).toThrow(/ENOTDIR.*mkdir/)
  } finally {
    rmSync(home, { recursive: true })
  }
})

test.runIf(existsSync('/proc/self'))(
  'below a folder that can hold none, it ends with an error',
  () => {
    expect(() => makeFolder('/proc/none/data', 0o700)).toThrow(/ENOENT.*mkdir '\/proc\/none'/)
  },
)
