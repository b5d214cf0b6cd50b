/** Orders from EU member states are taken by contact; the draft goes along, so that nothing is typed twice. */
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'

export function EuContact() {
  const t = useT()
  return (
    <>
      <div role="status">
        <Note tone="info" title={t('order.preCheckoutContactTitle')}>
          <p>{t('order.preCheckoutContactText')}</p>
        </Note>
      </div>
      <p>
        <ButtonLink to="/contact?topic=eu-order">{t('order.preCheckoutContact')}</ButtonLink>
      </p>
    </>
  )
}
