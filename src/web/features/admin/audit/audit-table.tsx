import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import table from '../parts/data-table.module.css'
import { DateTime } from '../parts/date-time.tsx'
import css from './audit.module.css'
import { type AuditLine, auditPath, pageOf } from './audit.ts'
import { useAuditLabels } from './audit-labels.ts'
import type { Change } from './changes.ts'
import { LogTable } from './log-table.tsx'

export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const t = useT()
  const columns = [
    t('adminAudit.at'),
    t('adminAudit.who'),
    t('adminAudit.what'),
    t('adminAudit.subject'),
    t('adminAudit.changes'),
  ]
  return (
    <LogTable caption={t('adminStaff.area_audit')} columns={columns}>
      {lines.map((line) => (
        <Row key={line.id} line={line} />
      ))}
    </LogTable>
  )
}

function Row({ line }: { line: AuditLine }) {
  const t = useT()
  const words = useAuditLabels()
  return (
    <tr>
      <th scope="row" className={table.line}>
        <DateTime at={line.at} />
      </th>
      <td>
        <Who line={line} />
      </td>
      <td>{words.action(line.action)}</td>
      <td className={`${table.who} ${table.person}`}>
        <Target line={line} />
      </td>
      <td>
        {line.changes.length > 0 && (
          <dl className={css.changes}>
            {line.changes.map((change) => (
              <ChangeLine key={change.field} change={change} />
            ))}
          </dl>
        )}
        {line.isCut && (
          <Link to={auditPath({ entry: String(line.id) })}>{t('adminAudit.whole')}</Link>
        )}
      </td>
    </tr>
  )
}

function Who({ line: { actorId, actorName, actorKind } }: { line: AuditLine }) {
  const t = useT()
  if (actorId === null) {
    return actorKind === 'system' ? t('adminAudit.bySystem') : t('adminAudit.byNobody')
  }
  return <Link to={auditPath({ person: actorId })}>{actorName ?? t('adminAudit.gone')}</Link>
}

function Target({ line: { target, targetName } }: { line: AuditLine }) {
  const t = useT()
  const words = useAuditLabels()
  // A customer whose account is closed has no page any more.
  const isGone = target.type === 'customer' && targetName === null
  const name = isGone ? t('adminAudit.gone') : (targetName ?? target.id)
  const page = isGone ? null : pageOf(target)
  return (
    <>
      <Link to={page ?? auditPath({ kind: target.type, id: target.id })}>{name}</Link>
      <span>{words.kind(target.type)}</span>
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
            <span className={css.was}>{words.value(before)}</span>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden"> {t('adminAudit.after')} </span>
          </>
        )}
        {after === null ? t('adminAudit.nothing') : words.value(after)}
      </dd>
    </div>
  )
}
