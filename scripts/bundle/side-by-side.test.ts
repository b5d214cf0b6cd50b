import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFailed, test } from 'vitest'

/** A build that goes on until it is ended. The process of the browser's part says its number. */
const BUILD = `
import { sideBySide } from '${new URL('./side-by-side.ts', import.meta.url).href}'
const { builder } = sideBySide().config.handler({
  builder: { buildApp: (parts) => parts.build(parts.environments.client) },
})
await builder.buildApp({
  environments: { client: { name: 'client' } },
  build: () => console.log(process.pid),
})
setInterval(() => {}, 60_000)
`

test('the process of the browser’s part ends with a build that is ended', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'side-by-side-'))
  const script = path.join(folder, 'build.mjs')
  await writeFile(script, BUILD)
  const build = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [pid] = await once(createInterface(build.stdout), 'line')
  onTestFailed(() => {
    process.kill(Number(pid))
  })
  build.kill('SIGTERM')
  // Both processes write to this pipe: it closes when both have ended.
  await once(build, 'close')
  await rm(folder, { recursive: true })
}, 30_000)
