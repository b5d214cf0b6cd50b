/** One statement: how far it is decided, its transfers by state, and one press for all that are sure. */
import { Link } from 'react-router'

import type { ExactMatches } from '#domain/statements/record-rows.server.ts'
import { ROW_STATES, type RowState } from '#domain/statements/statement.ts'
import type { RowView } from '#domain/statements/view-statements.server.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import type { PageMeta } from '#shared/page.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

import { ActionForm } from '../forms/action-form.tsx'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import { Panel } from '../parts/panel.tsx'
import { usePolling } from '../parts/use-polling.ts'
import css from './bank.module.css'
import type { BankErrors } from './bank-action.ts'
import { RowsTable } from './rows-table.tsx'
import { Days, type StatementLine } from './statements-table.tsx'

export type StatementDone = { what: 'confirmed' | 'moved' | 'exact'; count: number }

type Props = {
  statement: StatementLine
  shown: RowState
  rows: readonly RowView[]
  meta: PageMeta
  exact: ExactMatches
  isConfirmingAll: boolean
  done: StatementDone | null
  errors: BankErrors | undefined
}

export function StatementPage({ statement, shown, rows, meta, ...rest }: Props) {
  const t = useT()
  const problem = useProblem()
  const { id, counts } = statement
  usePolling(counts.confirmed > 0)
  const pathOf = (state: RowState, number = 1) => `/admin/bank/${id}?show=${state}&page=${number}`

  return (
    <>
      <BackLink to="/admin/bank" text={t('adminBank.all')} />
      <h1>{statement.fileName}</h1>
      <Summary statement={statement} />
      {rest.done && !rest.errors && <FlashMessage done={rest.done} />}
      {rest.errors?.code && <FormErrorNote text={problem(rest.errors.code)} />}
      <FilterLinks
        label={t('adminBank.states')}
        active={shown}
        choices={ROW_STATES.filter((state) => state !== 'confirmed' || counts.confirmed > 0).map(
          (state) => ({
            name: state,
            to: pathOf(state),
            label: t(`adminBank.state_${state}`),
            count: counts[state],
          }),
        )}
      />
      {shown === 'proposed' && rest.exact.count > 0 && (
        <ExactPart exact={rest.exact} isOpen={rest.isConfirmingAll} />
      )}
      {counts.confirmed > 0 && (
        <p>
          <Link to="?" className={css.go} preventScrollReset>
            {t('adminBank.lookAgain')}
          </Link>
        </p>
      )}
      {rows.length > 0 ? (
        <RowsTable rows={rows} caption={t(`adminBank.state_${shown}`)} />
      ) : (
        <EmptyState
          title={t('adminBank.noRows')}
          text={meta.count > 0 ? t('adminBank.emptyPage') : undefined}
        />
      )}
      <ListPages meta={meta} hrefOf={(number) => pathOf(shown, number)} />
    </>
  )
}

function Summary({ statement }: Pick<Props, 'statement'>) {
  const t = useT()
  const { counts, rowCount, knownCount, otherCount, format } = statement
  const done = counts.recorded + counts.ignored
  const total = done + counts.proposed + counts.queued + counts.confirmed
  const facts = [
    t('adminBank.added', { count: rowCount - knownCount }),
    ...(knownCount > 0 ? [t('adminBank.known', { count: knownCount })] : []),
    ...(otherCount > 0 ? [t('adminBank.other', { count: otherCount })] : []),
  ]
  return (
    <Panel label={t('adminBank.progress')}>
      <p className={css.facts}>
        <span>{t(`adminBank.format_${format}`)}</span>
        <span>
          <Days statement={statement} />
        </span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <ProgressBar
        label={t('adminBank.progress')}
        value={done}
        max={Math.max(1, total)}
        words={t('adminBank.decidedOf', { done, total })}
      />
    </Panel>
  )
}

function FlashMessage({ done: { what, count } }: { done: StatementDone }) {
  const t = useT()
  return <SuccessMessage key={`${what}${count}`} text={t(`adminBank.done_${what}`, { count })} />
}

/** How many and how much, before anything is written. */
function ExactPart({
  exact: { count, sumMinor, revision },
  isOpen,
}: {
  exact: ExactMatches
  isOpen: boolean
}) {
  const t = useT()
  const sum = money(sumMinor, 'jpy')
  if (!isOpen) {
    return (
      <p>
        <ActionLink to="?form=exact" variant="solid">
          {t('adminBank.exactStart', { count })}
        </ActionLink>
      </p>
    )
  }
  return (
    <Panel>
      <ActionForm
        action="confirm_exact"
        heading="h2"
        title={t('adminBank.exactTitle', { count, sum })}
        text={t('adminBank.exactText')}
        submit={t('adminBank.exactSubmit')}
        close={t('adminBank.keep')}
        hidden={{ revision }}
        errors={undefined}
      />
    </Panel>
  )
}
