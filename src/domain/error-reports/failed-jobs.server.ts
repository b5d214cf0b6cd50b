/** Failed background jobs: list, retry, delete. The audit log records each action. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import type { FailedJob } from '#domain/jobs.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { mayDropJob } from './may-drop-job.ts'

export async function listFailedJobs(
  ctx: Context,
  limit: number,
): Promise<Result<{ count: number; first: FailedJob[] }, 'forbidden'>> {
  if (!may(ctx.actor, 'incident.read')) return fail('forbidden')
  const count = await ctx.failedJobs.count()
  return ok({ count, first: count === 0 ? [] : await ctx.failedJobs.list(limit) })
}

type Decided = Result<null, 'forbidden' | 'not_found' | 'job_must_end'>

export const retryFailedJob = (ctx: Context, id: string): Promise<Decided> =>
  decide(ctx, id, 'job_retried', (ctx, job) => ctx.failedJobs.retry(job))

/** What it was to do is not done any more; refused where money or an e-mail would be forgotten. */
export const deleteDeadJob = (ctx: Context, id: string): Promise<Decided> =>
  decide(ctx, id, 'job_deleted', (ctx, job) => ctx.failedJobs.drop(job))

async function decide(
  ctx: Context,
  id: string,
  action: 'job_retried' | 'job_deleted',
  act: (ctx: Context, job: FailedJob) => Promise<void>,
): Promise<Decided> {
  if (!may(ctx.actor, 'incident.resolve')) return fail('forbidden')
  return ctx.transaction<Decided>(async (ctx) => {
    const job = isUuid(id) ? await ctx.failedJobs.find(id) : null
    if (job === null) return fail('not_found')
    if (action === 'job_deleted' && !mayDropJob(job.name)) return fail('job_must_end')

    await act(ctx, job)
    const { name, payload, attempts } = job
    await recordAudit(ctx, {
      action,
      target: { type: 'job', id },
      detail: { name, payload, attempts },
    })
    return ok(null)
  })
}
