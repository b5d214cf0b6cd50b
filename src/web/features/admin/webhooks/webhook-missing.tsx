import { useT } from '#i18n/use-t.ts'

import { NotFound } from '../parts/not-found.tsx'

/** An address of an endpoint that never was, or of a delivery that is forgotten by now. */
export function WebhookMissing() {
  const t = useT()
  return (
    <NotFound title={t('admin.webhooks')} to="/admin/webhooks" back={t('adminWebhooks.back')} />
  )
}
