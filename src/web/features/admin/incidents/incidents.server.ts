/** The actions of the page of incidents, and what it shows. */

import type { Context } from '#domain/context.ts'
import {
  deleteDeadJob,
  listFailedJobs,
  retryFailedJob,
} from '#domain/error-reports/failed-jobs.server.ts'
import {
  listErrorReports,
  resolveErrorReport,
} from '#domain/error-reports/list-error-reports.server.ts'
import { resendAnyEmail } from '#domain/orders/emails/resend-any-email.server.ts'
import { metaOf } from '#shared/page.ts'
import type { Result } from '#shared/result.ts'

import { type ActionDone, type ActionInput, findAction, outcomeOf } from '../forms/action.ts'
import { unwrap } from '../frame/unwrap.server.ts'
import {
  INCIDENT_ACTIONS,
  INCIDENT_FILTER_NAMES,
  INCIDENT_FILTERS,
  type IncidentAction,
  type IncidentErrors,
  type IncidentFilter,
} from './incidents.ts'

const ROWS = 20
const JOBS_SHOWN_MAX = 50

export async function loadIncidents(
  ctx: Context,
  { filter, page }: { filter: IncidentFilter; page: number },
) {
  const { items, ...found } = unwrap(
    await listErrorReports(ctx, INCIDENT_FILTERS[filter], { number: page, size: ROWS }),
  )
  const counts = await Promise.all(
    INCIDENT_FILTER_NAMES.map(async (name) => {
      const none = { number: 1, size: 0 }
      return [
        name,
        unwrap(await listErrorReports(ctx, INCIDENT_FILTERS[name], none)).count,
      ] as const
    }),
  )
  return {
    filter,
    errorReports: items,
    meta: metaOf(found),
    // Made of one pair for each name.
    counts: Object.fromEntries(counts) as Record<IncidentFilter, number>,
    jobs: unwrap(await listFailedJobs(ctx, JOBS_SHOWN_MAX)),
  }
}

const RUN = {
  resolve_error: resolveErrorReport,
  retry_job: retryFailedJob,
  delete_job: deleteDeadJob,
  retry_email: resendAnyEmail,
} as const satisfies Record<
  IncidentAction,
  (ctx: Context, id: string) => Promise<Result<unknown, string>>
>

/** `null` for a form that is none of ours. */
export async function handleIncidentAction(
  ctx: Context,
  input: ActionInput,
): Promise<ActionDone<IncidentAction> | IncidentErrors | null> {
  const action = findAction(INCIDENT_ACTIONS, input.intent)
  return action && outcomeOf(action, input, await RUN[action](ctx, input.id ?? ''))
}
