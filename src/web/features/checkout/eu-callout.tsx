/** Why an order from the European Union is not taken here, and how to write to us with the choice in the message. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

export function EuCallout({ country }: { country: string }) {
  const t = useT()
  return (
    <Callout tone="warn" role="status" title={t('checkout.euTitle', { country })}>
      <p>{t('checkout.euText')}</p>
      <p>
        <Link to="/contact?topic=eu-order">{t('checkout.euContact')}</Link>
      </p>
    </Callout>
  )
}
