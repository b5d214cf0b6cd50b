import { Link } from 'react-router'

import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

import { accessPath } from '../parts/access-log-path.ts'
import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import { DateTime } from '../parts/date-time.tsx'
import type { AccessLine } from './access.server.ts'

export function AccessTable({ lines }: { lines: readonly AccessLine[] }) {
  const t = useT()
  const columns = [
    t('adminAudit.at'),
    t('adminAudit.what'),
    t('adminAudit.account'),
    t('adminAudit.source'),
  ]
  return (
    <DataTable className={table.loose} caption={t('adminAudit.log_access')} columns={columns}>
      {lines.map((line) => (
        <Row key={line.id} line={line} />
      ))}
    </DataTable>
  )
}

function Row({ line }: { line: AccessLine }) {
  const t = useT()
  const { action, at, count, detail, network, client } = line
  return (
    <tr>
      <th scope="row" className={table.line}>
        <DateTime at={at} isExact />
      </th>
      <td className={table.who}>
        {t(`adminAudit.access_${action}`)}
        {detail !== '' && (
          <span>
            <Detail text={detail} />
          </span>
        )}
        {count > 1 && <span>{t('adminAudit.often', { count })}</span>}
      </td>
      <td className={table.person}>
        <Account line={line} />
      </td>
      <td className={table.who}>
        {network === '' ? t('adminAudit.unknownSource') : network}
        {client !== '' && <span>{client}</span>}
      </td>
    </tr>
  )
}

function Account({ line: { accountId, accountName, isPartner } }: { line: AccessLine }) {
  const t = useT()
  if (accountId !== null) {
    const name = accountName ?? t('adminAudit.gone')
    return <Link to={accessPath({ person: accountId })}>{name}</Link>
  }
  return isPartner ? t('adminAudit.partnerKey') : t('adminAudit.noAccount')
}

/** A word of the log, and after it the call or the page that was meant. */
function Detail({ text }: { text: string }) {
  const t = useT()
  const [word = '', ...rest] = text.split(' ')
  const key = `adminAudit.detail_${word}` as MessageKey & 'adminAudit.at' // Compared in the next lines.
  const label = t(key)
  return (
    <>
      {label === key ? word : label} {rest.length > 0 && <code>{rest.join(' ')}</code>}
    </>
  )
}
