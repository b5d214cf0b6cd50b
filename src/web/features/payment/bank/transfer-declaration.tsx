/** The buyer says that the transfer was made. Nothing is believed, but staff know whom to look for. */

import { type FormEvent, useState } from 'react'

import type { OrderDetailWire } from '#contract/orders.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatInJapan } from '#shared/japan-day.ts'
import { type ApiProblem, callApi } from '#web/api/client.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import css from './transfer-panel.module.css'

const PAYER_NAME_LENGTH_MAX = 100

type Props = {
  order: OrderDetailWire
  /** The order says otherwise now: it is to be read again. */
  onDeclared: () => Promise<void>
}

export function TransferDeclaration({ order, onDeclared }: Props) {
  const t = useT()
  const locale = useLocale()
  const { bankTransfer } = order
  if (bankTransfer === null) return null
  const { declaredAt, declaredPayerName } = bankTransfer

  if (declaredAt === null) {
    return (
      <section className={css.declare} aria-labelledby="declare" data-screen>
        <h3 id="declare">{t('orders.declareTitle')}</h3>
        <p>{t('orders.declareText')}</p>
        <DeclareForm order={order} onDeclared={onDeclared} />
      </section>
    )
  }
  const date = formatInJapan(new Date(declaredAt), locale, { dateStyle: 'long' })
  return (
    <div className={css.declared}>
      <Callout tone="ok" role="status" title={t('orders.declaredTitle', { date })}>
        <p>{t('orders.declaredText', { email: order.customer.email })}</p>
        {declaredPayerName !== '' && <p>{t('orders.declaredAs', { name: declaredPayerName })}</p>}
      </Callout>
      <details>
        <summary>{t('orders.declareChange')}</summary>
        <DeclareForm key={declaredAt} order={order} onDeclared={onDeclared} />
      </details>
    </div>
  )
}

function DeclareForm({ order, onDeclared }: Props) {
  const t = useT()
  const reasonOf = useReason()
  const [payerName, setPayerName] = useState(order.bankTransfer?.declaredPayerName ?? '')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const path = { orderId: order.orderId }
    const body = { payerName }
    const answer = await callApi('PUT /v1/orders/{orderId}/transfer-declaration', { path, body })
    setProblem(answer.ok ? null : answer.error)
    // An order that moved on meanwhile has something better to tell.
    if (answer.ok || answer.error.code === 'order_state_refuses') await onDeclared()
    setSending(false)
  }

  const isFirst = order.bankTransfer?.declaredAt === null
  return (
    <form className={css.form} onSubmit={(event) => void send(event)}>
      <LabelledInput
        label={t('orders.declarePayer')}
        hint={t('orders.declarePayerHint')}
        id="payer-name"
        name="payerName"
        autoComplete="off"
        maxLength={PAYER_NAME_LENGTH_MAX}
        value={payerName}
        onChange={(event) => setPayerName(event.currentTarget.value)}
      />
      {problem && <Callout tone="danger" role="alert" title={reasonOf(problem)} />}
      <Button type="submit" variant="outline" isBusy={isSending}>
        {t(isFirst ? 'orders.declareSubmit' : 'orders.declareSave')}
      </Button>
    </form>
  )
}
