import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { isUuid } from '#shared/uuid.ts'

import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import { DateTime } from '../parts/date-time.tsx'
import panel from '../parts/panel.module.css'
import { activityParts, subjectPath, whatOf } from './activity-text.ts'
import css from './audit.module.css'
import { type AuditLine, auditPath } from './audit.ts'
import { useAuditLabels } from './audit-labels.ts'
import type { Change } from './changes.ts'

export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const t = useT()
  const columns = [
    t('adminAudit.at'),
    t('adminAudit.what'),
    { text: t('adminAudit.subject'), className: table.wide },
  ]
  return (
    <DataTable className={table.loose} caption={t('adminStaff.area_audit')} columns={columns}>
      {lines.map((line) => (
        <Row key={line.key} line={line} />
      ))}
    </DataTable>
  )
}

function Row({ line }: { line: AuditLine }) {
  const t = useT()
  return (
    <tr>
      <th scope="row" className={table.line}>
        <DateTime at={line.at} isExact />
      </th>
      <td>
        <p className={css.sentence}>
          <Sentence line={line} />
        </p>
        <p className={table.narrow}>
          <Target line={line} />
        </p>
        {line.changes.length > 0 && (
          <dl className={css.changes}>
            {line.changes.map((change) => (
              <ChangeLine key={change.field} change={change} />
            ))}
          </dl>
        )}
        {line.longer !== null && (
          <Link to={auditPath({ entry: String(line.longer) })}>{t('adminAudit.whole')}</Link>
        )}
      </td>
      <td className={`${table.who} ${table.person} ${table.wide}`}>
        <Target line={line} />
      </td>
    </tr>
  )
}

function Sentence({ line }: { line: AuditLine }) {
  const t = useT()
  return activityParts(t, line).map(({ text, to }) =>
    to === null ? (
      text
    ) : (
      <Link key={to} to={to}>
        {text}
      </Link>
    ),
  )
}

function Target({ line }: { line: AuditLine }) {
  const t = useT()
  const [name, kind] = [whatOf(t, line), useAuditLabels().kind(line.target.type)]
  return (
    <>
      <Link to={subjectPath(line)}>{isUuid(name) ? kind : name}</Link>
      {!isUuid(name) && <span> {kind}</span>}
    </>
  )
}

function ChangeLine({ change: { field, before, after } }: { change: Change }) {
  const t = useT()
  const words = useAuditLabels()
  return (
    <div>
      <dt>{words.field(field)}</dt>
      <dd>
        {before !== null && (
          <>
            <span className="visually-hidden">{t('adminAudit.before')} </span>
            <span className={panel.quiet}>{words.value(before)}</span>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden"> {t('adminAudit.after')} </span>
          </>
        )}
        {after === null ? t('adminAudit.nothing') : words.value(after)}
      </dd>
    </div>
  )
}
