/** The forms of the webhooks' pages, and what was refused. */
import { type ReactNode, useMemo } from 'react'
import { Form } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import { SecretReveal } from '../forms/flash-message.tsx'
import { FormErrorNote, FormFrame, type FrameProps } from '../forms/form-frame.tsx'
import { useIsBusy } from '../forms/form-state.ts'
import { fieldOf, type WebhookAction, type WebhookErrors, type WebhookField } from './webhooks.ts'

type Props = FrameProps & { action: WebhookAction; refused: WebhookErrors | undefined }

/** A form that a link opened: it takes the focus, and can be closed again. */
export function WebhookForm({ refused, ...frame }: Props) {
  return (
    <FormFrame
      {...frame}
      heading="h2"
      refusal={<Refusal refused={refused} />}
      isRefused={refused !== undefined}
    />
  )
}

/** A action that needs no second look. */
export function ActionButton({
  action,
  label,
  variant = 'outline',
}: {
  action: WebhookAction
  label: ReactNode
  variant?: ButtonVariant
}) {
  const isBusy = useIsBusy(action)
  return (
    <Form method="post" action="?" preventScrollReset>
      <input type="hidden" name="intent" value={action} />
      <Button type="submit" size="small" variant={variant} isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

export function Refusal({ refused }: { refused: WebhookErrors | undefined }) {
  const t = useT()
  const textOf = useRefusalText()
  const errors = useMemo(() => {
    const fieldId = refused ? fieldOf(refused.code) : null
    return refused && fieldId ? [{ fieldId, message: textOf(refused.code) }] : []
  }, [refused, textOf])

  if (!refused) return null
  if (errors.length > 0) {
    return <ErrorSummary title={t('ui.errorSummary', { count: errors.length })} errors={errors} />
  }
  return <FormErrorNote text={textOf(refused.code)} />
}

/** What stands beside a field. */
export function useErrorOf(refused: WebhookErrors | undefined) {
  const textOf = useRefusalText()
  return (field: WebhookField): string | null =>
    refused && fieldOf(refused.code) === field ? textOf(refused.code) : null
}

function useRefusalText(): (code: WebhookErrors['code']) => string {
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

/** The one time that a secret is seen. */
export function Secret({ secret, url }: { secret: string; url: string }) {
  const t = useT()
  return (
    <SecretReveal
      title={t('adminWebhooks.secretTitle')}
      text={t('adminWebhooks.secretText', { url })}
      name={t('adminWebhooks.secretName')}
      label="WEBHOOK_SECRET"
      secret={secret}
    />
  )
}
