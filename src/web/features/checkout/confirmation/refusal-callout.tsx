/** Why the order was not placed, and where to go about it. Spec §8 "Order". */
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'
import type { ApiProblem } from '#web/api/client.ts'
import { useCallProblem } from '#web/api/use-call-problem.ts'
import { useOrderDraft } from '#web/draft/order-draft.ts'
import { Callout } from '#web/ui/callout.tsx'

import { fieldLabel } from '../fields/field-label.ts'
import { cartridgeOf } from '../reference.ts'
import { pathOfStep } from '../steps.ts'
import { useCheckout } from '../use-checkout.ts'
import { placeOfField } from './new-order.ts'

const ABOUT_THE_PACK: ReadonlySet<string> = new Set([
  'out_of_stock',
  'no_products_selected',
  'quantity_exceeded',
  'cartridge_duplicated',
  'cartridge_unknown',
  'sdk_exceeded',
  'sdk_unknown',
])

export function RefusalCallout({ problem }: { problem: ApiProblem }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Named so that a second refusal is read out as well.
    if (problem) note.current?.focus()
  }, [problem])

  return (
    <div ref={note} tabIndex={-1}>
      <Callout tone="danger" role="alert" title={<Title problem={problem} />}>
        <WayOn problem={problem} />
      </Callout>
    </div>
  )
}

function Title({ problem }: { problem: ApiProblem }) {
  const wordsOf = useProblem()
  const callProblem = useCallProblem({ failed: 'order_create_failed', error: 'order_create_error' })
  const { reference } = useCheckout()
  const { serials } = problem.data
  if (problem.code === 'out_of_stock' && Array.isArray(serials)) {
    const names = serials.map((serial) => cartridgeOf(reference, String(serial)).name)
    return wordsOf('out_of_stock', { name: names })
  }
  return callProblem(problem)
}

function WayOn({ problem: { code, fields } }: { problem: ApiProblem }): ReactNode {
  const t = useT()
  const { address } = useOrderDraft()
  if (['timeout', 'offline', 'unexpected'].includes(code)) return <p>{t('checkout.sendAgain')}</p>
  if (code === 'idempotency_mismatch' || code === 'too_many_unpaid') {
    return (
      <p>
        <Link to="/orders">{t('checkout.seeOrders')}</Link>
      </p>
    )
  }
  if (ABOUT_THE_PACK.has(code)) {
    return (
      <p>
        <Link to="/order">{t('checkout.editSelection')}</Link>
      </p>
    )
  }
  const places = fields.map(placeOfField).filter((place) => place !== null)
  return (
    <ul>
      {places.map(({ step, field }) => (
        <li key={field}>
          <Link to={`${pathOfStep(step)}#${field}`}>{fieldLabel(t, field, address.country)}</Link>
        </li>
      ))}
    </ul>
  )
}
