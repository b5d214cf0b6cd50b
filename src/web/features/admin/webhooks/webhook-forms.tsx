/** The forms of the webhooks' pages, and what was refused. */
import { useCallback } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'

import { ActionForm } from '../forms/action-form.tsx'
import { ButtonForm } from '../forms/button-form.tsx'
import { SecretReveal } from '../forms/flash-message.tsx'
import type { FrameProps } from '../forms/form-frame.tsx'
import { useIsBusy } from '../forms/form-state.ts'
import type { WebhookAction, WebhookErrors, WebhookFieldError } from './webhooks.ts'

type Props = FrameProps & { action: WebhookAction; errors: WebhookErrors | undefined }

/** A form that a link opened: it takes the focus, and can be closed again. */
export function WebhookForm(props: Props) {
  return <ActionForm {...props} heading="h2" textOf={useRefusalText()} />
}

/** An action that needs no confirmation. */
export function ActionButton({
  action,
  label,
  variant = 'outline',
}: {
  action: WebhookAction
  label: string
  variant?: ButtonVariant
}) {
  const isBusy = useIsBusy(action)
  return (
    <ButtonForm action={action} hidden={{}}>
      <Button type="submit" size="small" variant={variant} isBusy={isBusy}>
        {label}
      </Button>
    </ButtonForm>
  )
}

/** The words of a field error. */
export function useRefusalText(): (error: WebhookFieldError) => string {
  const t = useT()
  return useCallback(({ code }) => t(`adminWebhooks.refused_${code}`), [t])
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
