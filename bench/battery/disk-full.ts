/** The shop's folder on a small disk that fills up: writes are answered 503, pages are shown, and space is all it takes. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { ownDatabase } from './databases.ts'
import type { Plan, Report, Skipped } from './scenario.ts'
import { inScene, type Scene } from './scene.ts'
import { send } from './shop-calls.ts'
import { until } from './until.ts'

/** PostgreSQL's files and its log, and enough orders to begin with. */
const DISK_SIZE = '400m'
const TIMES = 2
const REFUSALS = 40
const PAGES = ['/?lang=en', '/products/aroma-shooter-3?lang=ja', '/faq?lang=ko']
const BLOCK = Buffer.alloc(64 * 1024)

export async function diskFull(plan: Plan): Promise<Report | Skipped> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'scent-shop-disk-')))
  const refusal = mount(dir)
  if (refusal) return { name: 'disk full', skipped: refusal }
  try {
    return await onDisk(dir, plan)
  } finally {
    execFileSync('umount', ['-l', dir])
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Why no disk could be made, or null. */
function mount(dir: string): string | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},mode=0711`, 'tmpfs', dir], {
      stdio: 'pipe',
    })
    return null
  } catch (error) {
    rmSync(dir, { recursive: true, force: true })
    return `no disk could be mounted: ${error instanceof Error ? error.message.trim() : error}`
  }
}

async function onDisk(dir: string, plan: Plan): Promise<Report> {
  const database = await ownDatabase(dir)
  return inScene(plan, { name: 'disk full', database }, async (scene) => {
    for (let time = 0; time < TIMES; time += 1) {
      // PostgreSQL ends where its log finds no space, and then only pages that were seen before can be shown.
      await expectPages(scene, 'before')
      await scene.fault('disk full', () => fillAndFree(join(dir, 'ballast'), scene, plan))
      const isReady = async () => (await statusOf(scene, '/readyz')) === 200
      await until('ready again', isReady, { signal: plan.signal, everyMs: 100 })
    }
  })
}

async function fillAndFree(ballast: string, scene: Scene, plan: Plan): Promise<number> {
  const filling = new AbortController()
  const full = keepFull(ballast, filling.signal)
  try {
    await lookAround(scene, plan)
  } finally {
    filling.abort()
    await full
    rmSync(ballast)
  }
  return performance.now()
}

/** Fills free space, and space that becomes free, until it is stopped. */
async function keepFull(path: string, signal: AbortSignal): Promise<void> {
  const file = await open(path, 'a')
  try {
    while (!signal.aborted) {
      const { bytesWritten } = await file.write(BLOCK).catch(() => ({ bytesWritten: 0 }))
      if (bytesWritten === 0) await pause(50)
    }
  } finally {
    await file.close()
  }
}

async function lookAround(scene: Scene, { signal }: Plan): Promise<void> {
  const { load } = scene
  const before = load.answered(503)
  const patience = { signal, seconds: 120 }
  const areRefused = () => load.answered(503) >= before + REFUSALS
  await until('orders are answered 503', areRefused, patience)
  const isUnready = async () => (await statusOf(scene, '/readyz')) === 503
  await until('/readyz answers 503', isUnready, { ...patience, everyMs: 100 })
  await expectPages(scene, 'with a full disk')
}

async function expectPages(scene: Scene, when: string): Promise<void> {
  for (const page of PAGES) {
    const status = await statusOf(scene, page)
    if (status !== 200) scene.complain(`${when} ${page} was answered ${status}`)
  }
}

async function statusOf({ shops }: Scene, path: string): Promise<number> {
  const { status } = await send(shops[0]?.url ?? '', { method: 'GET', path })
  return status
}
