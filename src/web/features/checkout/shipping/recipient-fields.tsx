/** Someone else who receives the parcel. Labels and delivery note name them; the invoice names the buyer. */
import { normalPhone } from '#domain/addresses/normal-phone.ts'
import { useT } from '#i18n/use-t.ts'
import { changeDraft, type OrderDraft, readDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

import type { ErrorDisplay } from '../fields/address-field.tsx'
import { PersonField } from '../fields/person-field.tsx'
import { Fields } from '../step-frame.tsx'

const FIELDS = [
  { part: 'name', autoComplete: 'shipping name', isRequired: true },
  { part: 'phone', autoComplete: 'shipping tel', isRequired: true, type: 'tel' },
  { part: 'company', autoComplete: 'shipping organization' },
  { part: 'department', autoComplete: 'off' },
] as const

export function RecipientFields({ display }: { display: ErrorDisplay }) {
  const t = useT()
  const { recipient } = useOrderDraft()
  return (
    <>
      <Checkbox
        name="other-recipient"
        label={t('checkout.otherRecipient')}
        checked={recipient.isOther}
        onChange={(event) => change({ isOther: event.currentTarget.checked })}
      />
      {recipient.isOther && (
        <>
          <p>{t('checkout.otherRecipientText')}</p>
          <Fields>
            {FIELDS.map(({ part, ...rest }) => (
              <PersonField
                key={part}
                {...rest}
                field={`recipient-${part}`}
                value={recipient[part]}
                error={display.errorOf(`recipient-${part}`)}
                onChange={(text) => change({ [part]: text })}
                onLeave={(input) => {
                  if (part === 'phone') change({ phone: normalPhone(input) })
                  display.reveal(`recipient-${part}`)
                }}
              />
            ))}
          </Fields>
        </>
      )}
    </>
  )
}

const change = (part: Partial<OrderDraft['recipient']>) =>
  changeDraft({ recipient: { ...readDraft().recipient, ...part } })
