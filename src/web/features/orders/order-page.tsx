/** The columns of one order's page, and the message for an unknown order. */

import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { useOnline } from '#web/browser/use-online.ts'
import { Panel } from '#web/ui/panel.tsx'
import { TelephoneLink } from '#web/ui/telephone-link.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'

import type { ApiProblem } from '../../api/client.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ButtonGroup } from '../../ui/button-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
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

/** Somebody else's order and none at all are the same to us: nothing to see. Any other failure may be over by now. */
export function OrderMissing({ problem }: { problem: ApiProblem }) {
  const t = useT()
  const reasonOf = useReason()
  const { revalidate, state } = useRevalidator()
  const isMissing = problem.status === 404
  useOnline(revalidate)
  return (
    <EmptyState
      title={isMissing ? t('checkout.orderMissing') : t('shell.errorTitle')}
      text={isMissing ? t('checkout.orderMissingText') : reasonOf(problem)}
    >
      <ButtonGroup>
        {!isMissing && (
          <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
            {t('checkout.tryAgain')}
          </Button>
        )}
        <ButtonLink to="/orders" variant={isMissing ? 'solid' : 'outline'}>
          {t('checkout.seeOrders')}
        </ButtonLink>
      </ButtonGroup>
    </EmptyState>
  )
}

export function CompanyPart({ company }: { company: Company }) {
  const t = useT()
  const { email, telephone } = company
  return (
    <Panel title={t('checkout.companyTitle')}>
      <p className={css.company}>
        <span>{company.name}</span>
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        {telephone && <TelephoneLink telephone={telephone} />}
        <span>
          <Unbroken text={company.address} />
        </span>
      </p>
    </Panel>
  )
}
