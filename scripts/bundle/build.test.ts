import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

test('a build that is ended ends both parts, and leaves no folder that a start takes for whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const complete = join(folder, 'complete')
  writeFileSync(complete, '')
  const build = spawn(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, BUILD_DIR: folder },
  })
  try {
    // A part says that it begins.
    await once(createInterface(build.stdout), 'line')
    build.kill('SIGKILL')
    // Both parts write to this pipe: it closes when they have ended, too.
    await once(build, 'close')
    expect(existsSync(complete)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 30_000)
