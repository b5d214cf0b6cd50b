/** The bank area: a file to read, the statements so far, and every transfer that waits. */
import type { RowView } from '#domain/statements/view-statements.server.ts'
import { useT } from '#i18n/use-t.ts'
import type { PageMeta } from '#shared/page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { ButtonForm } from '../forms/button-form.tsx'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import type { NotImported } from './bank-action.ts'
import { ColumnForm } from './column-form.tsx'
import { RowsTable } from './rows-table.tsx'
import { type StatementLine, StatementsTable } from './statements-table.tsx'
import { UploadForm } from './upload-form.tsx'

const VIEWS = ['statements', 'open'] as const
type View = (typeof VIEWS)[number]

type Props = {
  shown: View
  counts: Record<View, number>
  statements: readonly StatementLine[]
  rows: readonly RowView[]
  meta: PageMeta
  isMatched: boolean
  answer: NotImported | undefined
}

export function BankPage({ shown, counts, statements, rows, meta, isMatched, answer }: Props) {
  const t = useT()
  const pathOf = (view: View, number = 1) => `/admin/bank?show=${view}&page=${number}`

  return (
    <>
      <div className={page.head}>
        <h1>{t('adminBank.title')}</h1>
        <FilterLinks
          label={t('adminBank.views')}
          active={shown}
          choices={VIEWS.map((name) => ({
            name,
            to: pathOf(name),
            label: t(`adminBank.view_${name}`),
            count: counts[name],
          }))}
        />
        {shown === 'open' && counts.open > 0 && (
          <div className={page.actions}>
            <ButtonForm action="match_again" submit={t('adminBank.matchAgain')} />
          </div>
        )}
      </div>
      {isMatched && !answer && <SuccessMessage text={t('adminBank.done_matched')} />}
      {answer?.kind === 'columns' ? <ColumnForm asked={answer} /> : <UploadForm errors={answer} />}
      {rows.length > 0 && <RowsTable rows={rows} caption={t('adminBank.view_open')} />}
      {statements.length > 0 && <StatementsTable statements={statements} />}
      {rows.length + statements.length === 0 && <Empty shown={shown} isPast={counts[shown] > 0} />}
      <ListPages meta={meta} hrefOf={(number) => pathOf(shown, number)} />
      <p className={panel.quiet}>{t('adminBank.text')}</p>
      {shown === 'open' && counts.open > 0 && (
        <p className={panel.quiet}>
          {[t('adminBank.matchAgain'), t('adminBank.matchAgainText')].join(t('ui.separator'))}
        </p>
      )}
      <ZoneNote />
    </>
  )
}

function Empty({ shown, isPast }: { shown: View; isPast: boolean }) {
  const t = useT()
  if (isPast) return <EmptyState title={t('adminBank.noRows')} text={t('adminBank.emptyPage')} />
  return shown === 'open' ? (
    <EmptyState title={t('adminBank.noOpen')} />
  ) : (
    <EmptyState title={t('adminBank.noStatements')} text={t('adminBank.noStatementsText')} />
  )
}
