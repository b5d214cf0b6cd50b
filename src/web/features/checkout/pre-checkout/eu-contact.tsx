/** Orders from EU member states are taken by contact; the draft goes along, so that nothing is typed twice. */
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

export function EuNotice() {
  const t = useT()
  return (
    <div role="status">
      <Callout tone="info" title={t('order.preCheckoutContactTitle')}>
        <p>{t('order.preCheckoutContactText')}</p>
      </Callout>
    </div>
  )
}

export function EuContact() {
  const t = useT()
  return <ButtonLink to="/contact?topic=eu-order">{t('order.preCheckoutContact')}</ButtonLink>
}
