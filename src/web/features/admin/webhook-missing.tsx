import { useT } from '#i18n/use-t.ts'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** An address of an endpoint that never was, or of a delivery that is forgotten by now. */
export function WebhookMissing() {
  const t = useT()
  return (
    <>
      <h1>{t('admin.webhooks')}</h1>
      <EmptyState title={t('shell.notFoundTitle')} text={t('shell.notFoundText')}>
        <ButtonLink to="/admin/webhooks" variant="outline" size="small">
          {t('adminWebhooks.back')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
