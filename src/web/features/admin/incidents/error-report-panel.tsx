import type { ErrorReportRow } from '#domain/error-reports/list-error-reports.server.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

import { DateTime } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import panel from '../parts/panel.module.css'
import { IncidentForm } from './incident-form.tsx'
import css from './incidents.module.css'

export type ErrorReport = ErrorReportRow

/** One kind of unexpected error: what was said, where, how often, and the way through the code. */
export function ErrorReportPanel({ report }: { report: ErrorReport }) {
  const t = useT()
  const { fingerprint, source, message, stack, place, version, times } = report
  const { firstSeenAt, lastSeenAt, resolvedAt } = report
  return (
    <article className={`${panel.panel} ${css.report}`}>
      <div className={css.head}>
        <h3>{message}</h3>
        <Badge tone={resolvedAt ? 'neutral' : 'danger'}>{t(`adminToday.source_${source}`)}</Badge>
      </div>
      <div className={css.facts}>
        <DescriptionList
          facts={[
            { label: t('adminToday.place'), value: place },
            { label: t('adminToday.happened'), value: t('adminToday.times', { count: times }) },
            { label: t('adminToday.lastSeen'), value: <DateTime at={lastSeenAt} /> },
            { label: t('adminToday.firstSeen'), value: <DateTime at={firstSeenAt} /> },
            { label: t('adminToday.version'), value: version },
            {
              label: t('adminToday.resolvedAt'),
              value: resolvedAt && <DateTime at={resolvedAt} />,
            },
          ]}
        />
      </div>
      {stack && (
        <details className={css.stack}>
          <summary>{t('adminToday.stack')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
          <section aria-label={t('adminToday.stack')} tabIndex={0}>
            <pre className="code">{stack}</pre>
          </section>
        </details>
      )}
      {!resolvedAt && <IncidentForm action="resolve_error" id={fingerprint} />}
    </article>
  )
}
