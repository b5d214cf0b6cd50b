/** The frame of every form of the webhooks' pages, what was refused, what was done, and the one sight of a secret. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Form } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'

import { useCopyWords } from '../../part-words.ts'
import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx'
import { CodePanel } from '../../ui/code-panel.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Note } from '../../ui/note.tsx'
import css from './order-next.module.css'
import order from './order-page.module.css'
import own from './webhooks.module.css'
import {
  type DoneWork,
  fieldOf,
  type WebhookField,
  type WebhookRefused,
  type WebhookWork,
} from './webhooks.ts'
import { useFocusOnce, useIsBusy } from './work-form.tsx'

type Props = {
  work: WebhookWork
  refused: WebhookRefused | undefined
  title: string
  text: string
  submit: string
  variant?: ButtonVariant
  close: string
  children?: ReactNode
}

/** A form that a link opened: it takes the focus, and can be closed again. */
export function WebhookForm({ work, refused, title, text, submit, close, ...rest }: Props) {
  const { variant = 'solid', children } = rest
  const isBusy = useIsBusy(work)
  const heading = useFocusOnce(refused === undefined)

  return (
    <Form method="post" action="?" className={css.step} noValidate preventScrollReset>
      <input type="hidden" name="work" value={work} />
      <h2 ref={heading} tabIndex={-1} className={own.heading}>
        {title}
      </h2>
      <Refusal refused={refused} />
      <p>{text}</p>
      {children}
      <div className={css.buttons}>
        <Button type="submit" size="small" variant={variant} isBusy={isBusy}>
          {submit}
        </Button>
        <ButtonLink to="?" variant="outline" size="small" preventScrollReset>
          {close}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** A deed that needs no second look. */
export function WorkButton({
  work,
  label,
  variant = 'outline',
}: {
  work: WebhookWork
  label: ReactNode
  variant?: ButtonVariant
}) {
  const isBusy = useIsBusy(work)
  return (
    <Form method="post" action="?" preventScrollReset>
      <input type="hidden" name="work" value={work} />
      <Button type="submit" size="small" variant={variant} isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

export function Refusal({ refused }: { refused: WebhookRefused | undefined }) {
  const t = useT()
  const textOf = useRefusalText()
  const faults = useMemo(() => {
    const fieldId = refused ? fieldOf(refused.code) : null
    return refused && fieldId ? [{ fieldId, message: textOf(refused.code) }] : []
  }, [refused, textOf])

  if (!refused) return null
  if (faults.length > 0) {
    return <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
  }
  return (
    <Note tone="danger" title={t('admin.refused')} role="alert">
      <p>{textOf(refused.code)}</p>
    </Note>
  )
}

/** What stands beside a field. */
export function useErrorOf(refused: WebhookRefused | undefined) {
  const textOf = useRefusalText()
  return (field: WebhookField): string | null =>
    refused && fieldOf(refused.code) === field ? textOf(refused.code) : null
}

function useRefusalText(): (code: WebhookRefused['code']) => string {
  const t = useT()
  const problem = useProblem()
  return useMemo(
    () => (code) =>
      code === 'forbidden' || code === 'not_found'
        ? problem(code)
        : t(`adminWebhooks.refused_${code}`),
    [t, problem],
  )
}

export function Done({ work }: { work: DoneWork }) {
  const t = useT()
  return (
    <Told>
      <Note tone="ok" role="status">
        <p>{t(`adminWebhooks.done_${work}`)}</p>
      </Note>
    </Told>
  )
}

/** The one time that a secret is seen. */
export function Secret({ secret, url }: { secret: string; url: string }) {
  const t = useT()
  const words = useCopyWords()
  return (
    <Told>
      <Note tone="ok" title={t('adminWebhooks.secretTitle')} role="status">
        <p className={own.url}>{t('adminWebhooks.secretText', { url })}</p>
      </Note>
      <CodePanel
        name={t('adminWebhooks.secretName')}
        label="WEBHOOK_SECRET"
        code={secret}
        words={words}
        isTight
      />
    </Told>
  )
}

/** Takes the focus, so that whoever listens goes on there. */
function Told({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={`${order.done} ${own.told}`}>
      {children}
    </div>
  )
}
