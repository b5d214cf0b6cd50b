/** The queue's own record of what failed. It keeps it for a week. */
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type PgBoss } from 'pg-boss'

import type { Database } from '#domain/database.ts'
import { withoutPersons } from '#domain/error-reports/error-report.ts'
import type { FailedJob, FailedJobs } from '#domain/jobs.ts'

type Row = {
  id: string
  name: string
  data: Record<string, unknown> | null
  completed_on: Date | string
  retry_count: number
  output: unknown
}

/** Of `pgboss.job`. A job of the clock carries nothing; the next one of its name does what the failed one did not. */
export const FAILED_JOBS = `state = 'failed' and not (
  coalesce(data, '{}'::jsonb) = '{}'::jsonb and exists (
    select from pgboss.job later where later.name = job.name
      and later.state in ('completed', 'failed') and later.completed_on > job.completed_on))`

const LISTED = sql.raw(FAILED_JOBS)

/** Without this index every page of the console would read all jobs of a week to count the failed ones. */
export const indexFailedJobs = async (pool: Pick<pg.Pool, 'query'>): Promise<void> => {
  await pool.query(
    'create index if not exists job_by_end on pgboss.job_common (state, name, completed_on)',
  )
}

export function failedJobsIn(db: Database, boss: PgBoss): FailedJobs {
  const options = { db: fromDrizzle(db, sql) }
  const read = async (where: SQL, limit: number): Promise<FailedJob[]> => {
    const { rows } = await db.execute<Row>(sql`
      select id, name, data, completed_on, retry_count, output from pgboss.job
      where ${where} order by completed_on desc, id limit ${limit}`)
    return rows.map(failedJobOf)
  }

  return {
    list: (limit) => read(LISTED, limit),
    async count() {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from pgboss.job where ${LISTED}`,
      )
      return rows[0]?.count ?? 0
    },
    find: async (id) => (await read(sql`${LISTED} and id = ${id}::uuid`, 1))[0] ?? null,
    async retry({ name, id }) {
      await boss.retry(name, id, options)
    },
    async drop({ name, id }) {
      await boss.deleteJob(name, id, options)
    },
  }
}

const failedJobOf = ({ id, name, data, completed_on, retry_count, output }: Row): FailedJob => ({
  id,
  name,
  payload: data ?? {},
  failedAt: new Date(completed_on),
  attempts: retry_count + 1,
  error: bareMessage(output),
})

/** The queue keeps an error as its fields; what people typed stays out of sight. */
function bareMessage(output: unknown): string {
  const told = typeof output === 'object' && output !== null && 'message' in output
  const message = told ? String(output.message) : output ? JSON.stringify(output) : ''
  const shape = { source: 'job', stack: '', place: '', version: '' } as const
  return withoutPersons({ ...shape, message }).message
}
