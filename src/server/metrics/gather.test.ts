import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Counter, Registry } from 'prom-client'
import { expect, test } from 'vitest'

import { gatherMetrics } from './gather.ts'

const CLUSTER = fileURLToPath(
  new URL('../../../tests/support/process/metrics-cluster.ts', import.meta.url),
)

async function openCluster() {
  const child = spawn(process.execPath, [CLUSTER], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${Number(String(line))}`
  // A connection for each request, so that each worker gets some.
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(url + path, { headers: { connection: 'close' } })
    return answer.text()
  }
  const pids = new Set<string>()
  return {
    get,
    async ask(path: string) {
      const pid = await get(path)
      pids.add(pid)
      return pid
    },
    pids,
    async [Symbol.asyncDispose]() {
      for (const pid of pids) process.kill(Number(pid), 'SIGKILL')
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

test('each worker answers with the sum of all', async () => {
  await using workers = await openCluster()
  for (let times = 0; times < 30; times += 1) await workers.ask('/')
  expect(workers.pids.size).toBe(3)
  for (let times = 0; times < 6; times += 1) {
    const text = await workers.get('/metrics')
    expect(text).toMatch(/^answered_total 30$/m)
    expect(text).toMatch(/^largest 3$/m)
  }
})

test('a worker that hangs is left out, and the others are included', async () => {
  await using workers = await openCluster()
  for (let times = 0; times < 12; times += 1) await workers.ask('/')
  await workers.ask('/hang')
  const metrics = async () => {
    // The kernel may still give a connection to the one that hangs: another is tried.
    const asked = Array.from({ length: 6 }, () => workers.get('/metrics'))
    return Promise.any(asked)
  }
  await expect.poll(metrics).toMatch(/^answered_total [1-9]\d*$/m)
})

test('one process answers with its own numbers', async () => {
  const registry = new Registry()
  new Counter({ name: 'own_total', help: 'Own.', registers: [registry] }).inc(4)
  const [only] = await gatherMetrics([registry])()
  expect(await only?.metrics()).toContain('own_total 4')
})
