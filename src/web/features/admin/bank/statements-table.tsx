/** The statements that were read, the newest first, and how far each is decided. */
import { Link } from 'react-router'

import type { StateCounts, Statement } from '#domain/statements/view-statements.server.ts'
import { useT } from '#i18n/use-t.ts'

import table from '../parts/data-table.module.css'
import { DataTable, DateCell } from '../parts/data-table.tsx'
import { useDayText } from '../parts/date-time.tsx'
import css from './bank.module.css'

export type StatementLine = Statement & { counts: StateCounts }

export function StatementsTable({ statements }: { statements: readonly StatementLine[] }) {
  const t = useT()
  return (
    <DataTable
      caption={t('adminBank.statements')}
      columns={[
        t('adminBank.statementFile'),
        { text: t('adminBank.statementDays'), className: table.wide },
        t('adminBank.statementProgress'),
        { text: t('adminBank.statementOpen'), isNumber: true },
        { text: t('adminBank.statementRead'), className: table.wide },
      ]}
    >
      {statements.map((statement) => (
        <Row key={statement.id} statement={statement} />
      ))}
    </DataTable>
  )
}

function Row({ statement }: { statement: StatementLine }) {
  const t = useT()
  const { id, fileName, counts, importedAt } = statement
  const done = counts.recorded + counts.ignored
  const open = counts.proposed + counts.queued + counts.confirmed
  return (
    <tr>
      <th scope="row" className={`${css.file} ${table.who}`}>
        <Link to={`/admin/bank/${id}`}>{fileName}</Link>
        <span className={table.narrow}>
          <Days statement={statement} />
        </span>
      </th>
      <td className={`${table.line} ${table.wide}`}>
        <Days statement={statement} />
      </td>
      <td className={table.line}>{t('adminBank.decidedOf', { done, total: done + open })}</td>
      <td data-number>{open}</td>
      <DateCell at={importedAt} isWide />
    </tr>
  )
}

export function Days({ statement }: { statement: Pick<Statement, 'firstDay' | 'lastDay'> }) {
  const t = useT()
  const dayText = useDayText()
  const { firstDay, lastDay } = statement
  if (firstDay === null || lastDay === null) return null
  const [first, last] = [dayText(firstDay), dayText(lastDay)]
  return first === last ? first : t('adminBank.days', { first, last })
}
