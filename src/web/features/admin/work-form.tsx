/** One form of the order page: what it does, what it needs, what was wrong with it. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import type { Order } from '#domain/orders/order-view.ts'
import { DEADLINE_EXTENSION_DAYS_MAX } from '#domain/orders/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Note } from '../../ui/note.tsx'
import css from './order-next.module.css'
import type { Field, Refused, Work } from './order-work.ts'
import { useFaultText } from './use-fault-text.ts'

type Props = {
  work: Work | 'check_refund' | 'show_customs_code'
  /** Whose refusal it shows; its own, unless it only prepares another one's. */
  refusalOf?: Work
  order: Order
  refused: Refused | undefined
  title?: string
  text?: ReactNode
  submit: string
  variant?: ButtonVariant
  hidden?: Partial<Record<Field, string>>
  /** Opened by a link, so it takes the focus and can be closed again. */
  close?: string
  children?: ReactNode
}

export function WorkForm({ work, refusalOf, order, refused, submit, ...rest }: Props) {
  const { title, text, variant = 'solid', hidden = {}, close, children } = rest
  const isBusy = useIsBusy(work)
  const mine = refused && refused.work === (refusalOf ?? work) ? refused : undefined
  const heading = useFocusOnce(close !== undefined && mine === undefined)

  return (
    <Form method="post" action="?" className={css.step} noValidate preventScrollReset>
      <input type="hidden" name="work" value={work} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {title && (
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      )}
      <Refusal refused={mine} order={order} />
      {text && <p>{text}</p>}
      {children}
      <div className={css.buttons}>
        <Button type="submit" size="small" variant={variant} isBusy={isBusy}>
          {submit}
        </Button>
        {close && (
          <ButtonLink to="?" variant="outline" size="small" preventScrollReset>
            {close}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

/** What the server refused, or which fields are wrong. Nothing for a form that is only opened again. */
export function Refusal({ refused, order }: { refused: Refused | undefined; order: Order }) {
  const t = useT()
  const problem = useProblem()
  const textOf = useFaultText(order.currency)
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map((fault) => ({ fieldId: fault.field, message: textOf(fault) })),
    [refused, textOf],
  )

  if (!refused || refused.code === null) {
    return <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
  }
  return (
    <Note tone="danger" title={t('admin.refused')} role="alert">
      <p>{problem(refused.code, { name: '', days: DEADLINE_EXTENSION_DAYS_MAX })}</p>
    </Note>
  )
}

/** Whether a form with this work is on its way. */
export function useIsBusy(work: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('work') === work
}

/** Where a link opened something: whoever listens or uses the keyboard goes on there. */
export function useFocusOnce(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (wanted.current) heading.current?.focus()
  }, [])
  return heading
}
