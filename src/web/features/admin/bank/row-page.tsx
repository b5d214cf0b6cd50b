/** One transfer: the data of the bank, and the decision about it, made or open. */

import { Link } from 'react-router'

import type { BankFeeLimits } from '#domain/orders/bank-transfers/bank-fee.server.ts'
import type { PayableOrder } from '#domain/orders/bank-transfers/payable-orders.server.ts'
import type {
  DuplicateCandidate,
  RowView,
  Statement,
} from '#domain/statements/view-statements.server.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Callout } from '#web/ui/callout.tsx'

import { ButtonForm } from '../forms/button-form.tsx'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { DateTime, useDayText } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import { Panel } from '../parts/panel.tsx'
import css from './bank.module.css'
import type { BankErrors, RowAction } from './bank-action.ts'
import { RowChoices } from './row-choices.tsx'
import { AssignForm, IgnoreForm } from './row-forms.tsx'
import { Shares } from './shares.tsx'

type RowPageProps = {
  row: RowView & { duplicates: DuplicateCandidate[] }
  statement: Pick<Statement, 'id' | 'fileName'>
  /** The orders that were chosen, and wait for a second look. */
  selected: readonly PayableOrder[]
  query: string
  found: readonly PayableOrder[]
  /** Orders that await a transfer, the nearest amount first. */
  awaited: readonly PayableOrder[]
  feeLimits: BankFeeLimits
  isIgnoring: boolean
  decidedBy: string | null
  done: RowAction | null
  errors: BankErrors | undefined
}

export function RowPage({ row, statement, done, errors, ...rest }: RowPageProps) {
  const t = useT()
  const problem = useProblem()
  const amount = money(row.amountMinor, 'jpy')
  const isOpen = row.state === 'proposed' || row.state === 'queued'

  return (
    <>
      <BackLink to={`/admin/bank/${statement.id}`} text={statement.fileName} />
      <h1>{t('adminBank.rowTitle', { amount })}</h1>
      {done && !errors && <SuccessMessage key={done} text={t(`adminBank.done_${done}`)} />}
      {errors?.code && <FormErrorNote text={problem(errors.code)} />}
      <Facts row={row} statement={statement} />
      {row.duplicates.length > 0 && <DuplicateCandidates rows={row.duplicates} />}
      {isOpen && rest.selected.length > 0 && (
        <AssignForm row={row} orders={rest.selected} feeLimits={rest.feeLimits} />
      )}
      {isOpen && rest.isIgnoring && <IgnoreForm errors={errors} />}
      {isOpen && <RowChoices row={row} {...rest} />}
      {!isOpen && <Decided row={row} decidedBy={rest.decidedBy} />}
    </>
  )
}

function Facts({ row, statement }: Pick<RowPageProps, 'row' | 'statement'>) {
  const t = useT()
  const line = t('adminBank.statementLine', { file: statement.fileName, line: row.line })
  return (
    <Panel label={t('adminBank.statement')}>
      <DescriptionList
        facts={[
          { label: t('adminBank.payer'), value: row.payer },
          { label: t('adminBank.day'), value: useDayText()(row.day) },
          { label: t('adminBank.statementText'), value: row.text },
          { label: t('adminBank.statement'), value: line },
        ]}
      />
    </Panel>
  )
}

/** Prevents the same money from being recorded twice, and two payments from being taken for one. */
function DuplicateCandidates({ rows }: { rows: readonly DuplicateCandidate[] }) {
  const t = useT()
  return (
    <Panel id="duplicates" title={t('adminBank.duplicatesTitle')}>
      <ul className={css.duplicates}>
        {rows.map(({ id, fileName: file, line, state }) => (
          <li key={id}>
            <Link to={`/admin/bank/rows/${id}`} className={css.go}>
              {t('adminBank.statementLine', { file, line })}
            </Link>
            <Badge tone="neutral">{t(`adminBank.state_${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Decided({ row, decidedBy }: Pick<RowPageProps, 'row' | 'decidedBy'>) {
  const t = useT()
  const who = decidedBy ?? t('adminBank.somebody')
  const [before = '', after = ''] = t('adminBank.decidedBy', { who, at: '\u0000' }).split('\u0000')
  const when = row.decidedAt && (
    <p>
      {before}
      <DateTime at={row.decidedAt} />
      {after}
    </p>
  )
  if (row.state === 'ignored') {
    return (
      <Panel>
        <Callout tone="info" title={t('adminBank.ignoredTitle')}>
          <p>{row.note}</p>
          {when}
        </Callout>
        <ButtonForm action="reopen_row" submit={t('adminBank.reopenSubmit')} />
      </Panel>
    )
  }
  if (row.state === 'confirmed') {
    return (
      <Panel>
        <Callout tone="info" title={t('adminBank.state_confirmed')}>
          {when}
        </Callout>
      </Panel>
    )
  }
  return (
    <Panel>
      {row.reversedBy !== null && (
        <Callout tone="warn" title={t('adminBank.why_reversed')}>
          <p>{t('adminBank.reversedText')}</p>
        </Callout>
      )}
      <Callout tone="ok" title={t('adminBank.state_recorded')}>
        {when}
        <Shares shares={row.shares} />
      </Callout>
      <p className={css.quiet}>{t('adminBank.undoText')}</p>
    </Panel>
  )
}
