/** The columns of one order's page, and the message for an unknown order. */

import { type ReactNode, useState } from 'react'

import { useProblem, useT } from '#i18n/use-t.ts'
import { TelephoneLink } from '#web/ui/telephone-link.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'

import type { ApiProblem } from '../../api/client.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Company } from './company.server.ts'
import { NumberLine } from './number-line.tsx'
import css from './order-page.module.css'
import { statusLead } from './order-status.tsx'

export const OrderColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={css.columns}>
    <div className={css.column}>{main}</div>
    <div className={css.column}>{side}</div>
  </div>
)

type PartProps = {
  title: string
  id?: string
  /** It has controls alone, which are not printed. */
  isForScreen?: boolean
  children: ReactNode
}

export const OrderPart = ({ title, id, isForScreen, children }: PartProps) => (
  <section id={id} className={css.part} data-screen={isForScreen}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** Where there is one column, it opens on request: the page of an order is long. Of pages that the browser renders. */
export function FoldedPart({ title, children }: Pick<PartProps, 'title' | 'children'>) {
  const [isPhone] = useState(() => !matchMedia('(min-width: 60em)').matches)
  if (!isPhone) return <OrderPart title={title}>{children}</OrderPart>
  return (
    <details className={`${css.part} ${css.folded}`}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" size={20} />
      </summary>
      {children}
    </details>
  )
}

export const OrderHeader = ({ children }: { children: ReactNode }) => (
  <div className={css.head}>{children}</div>
)

/** The number, and what happens next. */
export function OrderLead({ number, status }: { number: string; status: string }) {
  const t = useT()
  return (
    <div className={css.lead}>
      <NumberLine number={number} />
      <p>{statusLead(t, status)}</p>
    </div>
  )
}

/** Somebody else's order and none at all are the same to us: nothing to see. */
export function OrderMissing({ problem }: { problem: ApiProblem }) {
  const t = useT()
  const wordsOf = useProblem()
  const isMissing = problem.status === 404
  return (
    <EmptyState
      title={isMissing ? t('checkout.orderMissing') : t('shell.errorTitle')}
      text={isMissing ? t('checkout.orderMissingText') : problem.message || wordsOf(problem.code)}
    >
      <ButtonLink to="/orders">{t('checkout.seeOrders')}</ButtonLink>
    </EmptyState>
  )
}

export function CompanyPart({ company }: { company: Company }) {
  const t = useT()
  const { email, telephone } = company
  return (
    <OrderPart title={t('checkout.companyTitle')}>
      <p className={css.company}>
        <span>{company.name}</span>
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        {telephone && <TelephoneLink telephone={telephone} />}
        <span>
          <Unbroken text={company.address} />
        </span>
      </p>
    </OrderPart>
  )
}
