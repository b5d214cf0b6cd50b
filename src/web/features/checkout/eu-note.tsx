/** Why an order from the European Union is not taken here, and how to write to us with the choice in the letter. */
import { useT } from '#i18n/use-t.ts'

import type { OrderDraft } from '../../draft/order-draft.ts'
import { Note } from '../../ui/note.tsx'

type Props = { draft: OrderDraft; country: string; email: string }

export function EuNote({ draft, country, email }: Props) {
  const t = useT()
  const chosen = draft.selectedCartridges.map(({ serial, quantity }) => `${serial} × ${quantity}`)
  const letter = [
    t('checkout.euMailOpening', { country }),
    t('checkout.euMailPackages', { kits: draft.kits, refills: draft.refills }),
    ...chosen,
  ].join('\n')
  const query = new URLSearchParams({ subject: t('checkout.euMailSubject'), body: letter })

  return (
    <Note tone="warn" role="status" title={t('checkout.euTitle', { country })}>
      <p>{t('checkout.euText')}</p>
      <p>
        <a href={`mailto:${email}?${query.toString().replaceAll('+', '%20')}`}>
          {t('checkout.euMail', { email })}
        </a>
      </p>
    </Note>
  )
}
