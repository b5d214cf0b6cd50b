/** Two shops on one database; one is killed with jobs and requests in hand. The other goes on, and does its jobs. */
import { ask, externalDatabase } from './databases.ts'
import { LATE_SECONDS } from './mail-audit.ts'
import type { Plan, Report } from './scenario.ts'
import { inScene, type Scene } from './scene.ts'
import { until } from './until.ts'

const KILLS = 4
/** How long is waited beyond what is allowed, so that the report can say how long it took. */
const JOB_SECONDS_MAX = 120

export async function oneOfTwo(plan: Plan): Promise<Report> {
  const database = await externalDatabase()
  return inScene(plan, { name: 'one of two', database, shops: 2 }, async (scene) => {
    for (let kill = 0; kill < KILLS; kill += 1) await killOne(scene, kill % 2, plan)
  })
}

async function killOne(scene: Scene, victim: number, plan: Plan): Promise<void> {
  const { sink, shops } = scene
  const other = shops[1 - victim]
  let jobs: string[] = []
  let killedAt = 0

  await scene.fault('one of two killed', async () => {
    await sink.become('hang')
    // Each shop sends one e-mail at a time, so two without an answer are one of each.
    await until('both shops send an e-mail', () => sink.faults() >= 2, plan)
    jobs = await activeJobs(scene)
    killedAt = performance.now()
    await shops[victim]?.kill()
    sink.answerAll()
    return killedAt
  })
  if (!other || other.hasEnded() || other !== shops[1 - victim]) {
    scene.complain('the other shop did not go on')
  }
  await timeJobs(scene, { jobs, killedAt, signal: plan.signal })
  await scene.restartShop(victim)
}

async function timeJobs(
  scene: Scene,
  { jobs, killedAt, signal }: { jobs: string[]; killedAt: number; signal: AbortSignal },
): Promise<void> {
  const areDone = async () => (await countUndone(scene, jobs)) === 0
  try {
    await until('interrupted jobs done', areDone, { signal, seconds: JOB_SECONDS_MAX })
  } catch (error) {
    if (signal.aborted) throw error
    return scene.complain(`interrupted jobs not done after ${JOB_SECONDS_MAX} s`)
  }
  const ms = performance.now() - killedAt
  scene.noteRecovery('jobs of the killed shop done', ms)
  if (ms > LATE_SECONDS * 1000) scene.complain(`interrupted jobs took ${Math.round(ms)} ms`)
}

async function activeJobs({ database }: Scene): Promise<string[]> {
  const rows = await ask<{ id: string }>(
    database,
    `select id from pgboss.job where state = 'active'
     union all select id from emails where taken_by is not null`,
  )
  return rows.map(({ id }) => id)
}

async function countUndone({ database }: Scene, jobs: string[]): Promise<number> {
  const [row] = await ask<{ count: number }>(
    database,
    `select (select count(*) from pgboss.job
         where id = any($1::uuid[]) and state in ('created', 'retry', 'active'))::int
       + (select count(*) from emails where id = any($1::uuid[]) and state = 'queued')::int as count`,
    [jobs],
  )
  return row?.count ?? 0
}
