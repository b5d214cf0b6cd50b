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

type Props = FrameProps & { action: WebhookAction; errors: WebhookErrors | undefined }

/** A form that a link opened: it takes the focus, and can be closed again. */
export function WebhookForm({ errors, ...frame }: Props) {
  return (
    <FormFrame
      {...frame}
      heading="h2"
      formErrors={<WebhookFormErrors errors={errors} />}
      hasErrors={errors !== undefined}
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

export function WebhookFormErrors({ errors }: { errors: WebhookErrors | undefined }) {
  const t = useT()
  const textOf = useRefusalText()
  const summary = useMemo(() => {
    const fieldId = errors ? fieldOf(errors.code) : null
    return errors && fieldId ? [{ fieldId, message: textOf(errors.code) }] : []
  }, [errors, textOf])

  if (!errors) return null
  if (summary.length > 0) {
    return <ErrorSummary title={t('ui.errorSummary', { count: summary.length })} errors={summary} />
  }
  return <FormErrorNote text={textOf(errors.code)} />
}

/** The field error. */
export function useErrorOf(errors: WebhookErrors | undefined) {
  const textOf = useRefusalText()
  return (field: WebhookField): string | null =>
    errors && fieldOf(errors.code) === field ? textOf(errors.code) : null
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

/** The only time that a secret is shown. */
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
