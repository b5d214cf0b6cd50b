/** The forms of the webhooks' pages, and what was refused. */
import { useT } from '#i18n/use-t.ts'

import { ActionForm } from '../forms/action-form.tsx'
import { SecretReveal } from '../forms/flash-message.tsx'
import type { FrameProps } from '../forms/form-frame.tsx'
import type { WebhookAction, WebhookErrors, WebhookFieldError } from './webhooks.ts'

type Props = FrameProps & { action: WebhookAction; errors: WebhookErrors | undefined }

/** A form that a link opened: it takes the focus, and can be closed again. */
export function WebhookForm(props: Props) {
  return <ActionForm {...props} heading="h2" textOf={useRefusalText()} />
}

/** The words of a field error. */
export function useRefusalText(): (error: WebhookFieldError) => string {
  const t = useT()
  return ({ code }) => t(`adminWebhooks.refused_${code}`)
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
