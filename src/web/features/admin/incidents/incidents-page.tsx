/** Error reports of the shop's own code, and failed jobs. */
import { mayDropJob } from '#domain/error-reports/may-drop-job.ts'
import type { FailedJob } from '#domain/jobs.ts'
import { RESEND_PAUSE_SECONDS } from '#domain/mail/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import type { PageMeta } from '#shared/page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import table from '../parts/data-table.module.css'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import { TableSection } from '../parts/table-section.tsx'
import { type ErrorReport, ErrorReportPanel } from './error-report-panel.tsx'
import { IncidentForm } from './incident-form.tsx'
import css from './incidents.module.css'
import {
  INCIDENT_FILTER_NAMES,
  type IncidentAction,
  type IncidentErrors,
  type IncidentFilter,
  incidentsPath,
} from './incidents.ts'

type Props = {
  filter: IncidentFilter
  errorReports: readonly ErrorReport[]
  meta: PageMeta
  counts: Record<IncidentFilter, number>
  jobs: { count: number; first: readonly FailedJob[] }
  done: IncidentAction | null
  /** The job whose discarding waits for a confirmation. */
  asked: string | null
  errors: IncidentErrors | undefined
}

export function IncidentsPage({ filter, errorReports, meta, counts, jobs, asked, ...told }: Props) {
  const t = useT()
  const problem = useProblem()
  const { done, errors } = told

  return (
    <>
      <h1>{t('adminFrame.area_incidents')}</h1>
      {done && !errors && <SuccessMessage key={done} text={t(`adminToday.done_${done}`)} />}
      {errors?.code && (
        <FormErrorNote text={problem(errors.code, { seconds: RESEND_PAUSE_SECONDS })} />
      )}
      {jobs.count > 0 && (
        <TableSection
          id="jobs"
          title={t('adminToday.jobs')}
          text={t('adminToday.jobsText')}
          columns={[
            t('adminToday.job'),
            t('adminToday.error'),
            t('adminToday.failedAt'),
            t('adminToday.decide'),
          ]}
        >
          {jobs.first.map((job) => (
            <JobRow key={job.id} job={job} isAsked={job.id === asked && mayDropJob(job.name)} />
          ))}
        </TableSection>
      )}
      <h2>{t('adminToday.errorReports')}</h2>
      <FilterLinks
        label={t('adminToday.filters')}
        active={filter}
        choices={INCIDENT_FILTER_NAMES.map((name) => ({
          name,
          to: incidentsPath(name),
          label: t(`adminToday.show_${name}`),
          count: counts[name],
        }))}
      />
      {errorReports.length === 0 && (
        <EmptyState level={3} title={t(`adminToday.empty_${filter}`)}>
          {meta.current > 1 && (
            <ActionLink to={incidentsPath(filter)}>{t('adminToday.firstPage')}</ActionLink>
          )}
        </EmptyState>
      )}
      {errorReports.map((report) => (
        <ErrorReportPanel key={report.fingerprint} report={report} />
      ))}
      <ListPages meta={meta} hrefOf={(page) => incidentsPath(filter, page)} />
      <p className={css.lead}>{t('adminToday.incidentsText')}</p>
      <ZoneNote />
    </>
  )
}

/** The subject of a job is given by its ids alone. */
function JobRow({ job, isAsked }: { job: FailedJob; isAsked: boolean }) {
  const t = useT()
  const { id, name, payload, error, attempts, failedAt } = job
  return (
    <tr>
      <th scope="row">
        <span className="code">{name}</span>
        {Object.entries(payload).map(([key, value]) => (
          <span key={key} className={css.payload}>
            {key}: {String(value)}
          </span>
        ))}
      </th>
      <td className={css.error}>{error}</td>
      <td className={table.line}>
        <DateTime at={failedAt} />
        <span className={css.payload}>{t('adminToday.attempts', { count: attempts })}</span>
      </td>
      <td className={css.actions}>
        {isAsked && <p>{t('adminToday.deleteText')}</p>}
        <div>
          {!isAsked && <IncidentForm action="retry_job" id={id} />}
          {isAsked && <IncidentForm action="delete_job" id={id} />}
          {mayDropJob(name) && (
            <ActionLink
              to={isAsked ? '/admin/incidents#jobs' : `/admin/incidents?drop=${id}#jobs`}
              variant="quiet"
              preventScrollReset
            >
              {t(isAsked ? 'adminToday.keep' : 'adminToday.deleteStart')}
            </ActionLink>
          )}
        </div>
      </td>
    </tr>
  )
}
