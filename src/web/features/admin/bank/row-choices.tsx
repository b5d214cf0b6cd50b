/** Orders that a transfer may be for, what speaks for each, and a search for any other. */

import { Form, Link } from 'react-router'

import type { BankFeeLimits } from '#domain/orders/bank-transfers/bank-fee.server.ts'
import type { PayableOrder } from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { SEARCH_LENGTH_MAX } from '#domain/orders/policy.ts'
import type { RowView } from '#domain/statements/view-statements.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money } from '#shared/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Table } from '#web/ui/table.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import table from '../parts/data-table.module.css'
import layout from '../parts/form-layout.module.css'
import { bankFeeOf, transferDifference } from '../parts/orders/transfer-difference.ts'
import { Panel } from '../parts/panel.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { StatusPill } from '../parts/status-pill.tsx'
import css from './bank.module.css'
import { OrderName } from './order-name.tsx'

type Choice = RowView['choices'][number]
type Props = {
  row: RowView
  query: string
  found: readonly PayableOrder[]
  awaited: readonly PayableOrder[]
  selected: readonly PayableOrder[]
  feeLimits: BankFeeLimits
}

export function RowChoices({ row, query, found, awaited, selected, feeLimits }: Props) {
  const t = useT()
  const isChoice = new Set(row.choices.map(({ order }) => order.id))
  const others = awaited.filter(({ id }) => !isChoice.has(id))
  const chosen = new Set(selected.map(({ id }) => id))
  const takenMinor = selected.reduce((sum, { missingMinor }) => sum + missingMinor, 0)
  // What the orders chosen so far leave is for another one.
  const restMinor = row.amountMinor - takenMinor
  const isAdding = selected.length > 0 && restMinor > 0
  const sides = {
    amountMinor: isAdding ? restMinor : row.amountMinor,
    feeLimits,
    chosen,
    linkOf: (id: string) => linkTo(isAdding ? [...chosen, id] : [id]),
  }
  const together = selected.length === 0 ? togetherOf(row) : []
  return (
    <Panel id="choose" title={t(isAdding ? 'adminBank.chooseMore' : 'adminBank.chooseTitle')}>
      {row.why !== 'none' && <p>{t(`adminBank.why_${row.why}`)}</p>}
      {together.length > 0 && (
        <p>
          <ActionLink to={linkTo(together)}>
            {t('adminBank.chooseTogether', { count: together.length })}
          </ActionLink>
        </p>
      )}
      {row.choices.length > 0 ? (
        <Choices {...sides} choices={row.choices} caption={t('adminBank.choicesCaption')} />
      ) : (
        <p className={css.quiet}>{t('adminBank.noChoices')}</p>
      )}
      <Search query={query} chosen={isAdding ? chosen : NOTHING} />
      {query !== '' && found.length === 0 && (
        <p role="status">{t('adminBank.nothingFound', { query })}</p>
      )}
      {found.length > 0 && (
        <Choices
          {...sides}
          choices={found.map((order) => signed(order, row))}
          caption={t('adminBank.foundCaption', { query })}
          isCaptionShown
        />
      )}
      {query === '' && others.length > 0 && (
        <Choices
          {...sides}
          choices={others.map((order) => signed(order, row))}
          caption={t('adminBank.awaitedCaption')}
          isCaptionShown
        />
      )}
      <p>
        <ActionLink to="?form=ignore">{t('adminBank.ignoreStart')}</ActionLink>
      </p>
    </Panel>
  )
}

const NOTHING: ReadonlySet<string> = new Set()

const linkTo = (ids: readonly string[]): string =>
  `?${new URLSearchParams(ids.map((id) => ['order', id]))}`

/** Several candidates that the transfer pays exactly. */
function togetherOf({ choices, amountMinor }: RowView): string[] {
  const orders = choices.flatMap(({ order }) => (order.currency === 'jpy' ? [order] : []))
  const sumMinor = orders.reduce((sum, { missingMinor }) => sum + missingMinor, 0)
  const isWhole = orders.length > 1 && sumMinor === amountMinor
  return isWhole ? orders.map(({ id }) => id) : []
}

const signed = (order: PayableOrder, { choices, amountMinor }: RowView): Choice =>
  choices.find((one) => one.order.id === order.id) ?? {
    order,
    byNumber: false,
    byName: false,
    byAmount: order.missingMinor === amountMinor && order.currency === 'jpy',
  }

function Search({ query, chosen }: { query: string; chosen: ReadonlySet<string> }) {
  const t = useT()
  return (
    <Form method="get" action="?" role="search" className={css.search} preventScrollReset>
      {[...chosen].map((id) => (
        <input key={id} type="hidden" name="order" value={id} />
      ))}
      <SearchField
        name="find"
        label={t('adminBank.search')}
        hint={t('adminBank.searchHint')}
        input={query}
        lengthMax={SEARCH_LENGTH_MAX}
      />
      <div className={layout.buttons}>
        <Button type="submit" size="small" variant="outline">
          {t('adminBank.searchSubmit')}
        </Button>
      </div>
    </Form>
  )
}

type Sides = {
  amountMinor: number
  feeLimits: BankFeeLimits
  chosen: ReadonlySet<string>
  linkOf: (orderId: string) => string
}
type ChoicesProps = Sides & {
  choices: readonly Choice[]
  caption: string
  isCaptionShown?: boolean
}

function Choices({ choices, caption, isCaptionShown = false, ...sides }: ChoicesProps) {
  const t = useT()
  return (
    <div className={`${table.spaced} ${table.cards}`}>
      <Table
        caption={caption}
        isCaptionHidden={!isCaptionShown}
        density="dense"
        columns={[
          t('adminBank.order'),
          { text: t('adminBank.missing'), isNumber: true },
          { text: t('adminBank.difference'), isNumber: true },
          t('adminBank.signs'),
          { text: t('admin.columnStatus'), className: table.wide },
          { text: t('adminBank.action'), isUnseen: true },
        ]}
      >
        {choices.map((choice) => (
          <Choose key={choice.order.id} choice={choice} {...sides} />
        ))}
      </Table>
    </div>
  )
}

function Choose({ choice, amountMinor, feeLimits, ...sides }: Sides & { choice: Choice }) {
  const t = useT()
  const locale = useLocale()
  const { order } = choice
  const byMinor = amountMinor - order.missingMinor
  const difference = transferDifference(amountMinor, order.status, order)
  const isFee = bankFeeOf(difference, order, feeLimits) !== null
  return (
    <tr>
      <th scope="row" className={table.customer}>
        <OrderName order={order} />
        <span>{order.payerName || order.customerKana}</span>
      </th>
      <td data-number>{formatMoney(money(order.missingMinor, order.currency), locale)}</td>
      <td data-number>{order.currency === 'jpy' && formatMoney(money(byMinor, 'jpy'), locale)}</td>
      <td>
        <Signs choice={choice} isFee={isFee} />
      </td>
      <td className={`${table.line} ${table.wide}`}>
        <StatusPill status={order.status} />
      </td>
      <td className={css.do}>
        {sides.chosen.has(order.id) ? (
          t('adminBank.chosen')
        ) : (
          <Link to={sides.linkOf(order.id)} className={css.go} preventScrollReset>
            {t('adminBank.choose')}
            <span className="visually-hidden"> {order.number}</span>
          </Link>
        )}
      </td>
    </tr>
  )
}

type SignsProps = { choice: Choice; isFee: boolean }

function Signs({ choice: { byNumber, byAmount, byName, byPart = false }, isFee }: SignsProps) {
  const t = useT()
  const signs = [
    ...(byNumber ? [t('adminBank.sign_number')] : []),
    ...(byAmount ? [t('adminBank.sign_amount')] : []),
    ...(byName ? [t('adminBank.sign_name')] : []),
    ...(byPart && !byName ? [t('adminBank.sign_part')] : []),
    ...(isFee ? [t('adminBank.sign_fee')] : []),
  ]
  if (signs.length === 0) return <span className={css.quiet}>{t('adminBank.signsNone')}</span>
  return (
    <span className={css.signs}>
      {signs.map((sign) => (
        <Badge key={sign} tone="ok">
          {sign}
        </Badge>
      ))}
    </span>
  )
}
