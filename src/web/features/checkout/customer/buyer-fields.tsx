/** Whether a private person or a company orders, and what only a company is asked for. */
import { useT } from '#i18n/use-t.ts'
import { isCompany } from '#web/draft/buyer.ts'
import { changeDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import type { ErrorDisplay } from '../fields/address-field.tsx'
import { PersonField } from '../fields/person-field.tsx'

const KINDS = [
  { value: 'person', name: 'checkout.buyerPerson' },
  { value: 'company', name: 'checkout.buyerCompany' },
] as const

export function BuyerFields({ display }: { display: ErrorDisplay }) {
  const t = useT()
  const draft = useOrderDraft()
  const isOfCompany = isCompany(draft)
  return (
    <>
      <div data-wide>
        <RadioCards
          legend={t('checkout.buyerKind')}
          name="buyer-kind"
          value={isOfCompany ? 'company' : 'person'}
          onChange={(chosen) =>
            changeDraft({ buyerKind: chosen === 'company' ? 'company' : 'person' })
          }
          cards={KINDS.map(({ value, name }) => ({ value, label: t(name) }))}
        />
      </div>
      {isOfCompany && (
        <>
          <div data-wide>
            <PersonField
              field="company"
              value={draft.customerCompany}
              autoComplete="organization"
              error={display.errorOf('company')}
              onChange={(customerCompany) => changeDraft({ customerCompany })}
              onLeave={() => display.reveal('company')}
              isRequired
            />
          </div>
          <div data-wide>
            <PersonField
              field="department"
              value={draft.customerDepartment}
              autoComplete="off"
              error={display.errorOf('department')}
              onChange={(customerDepartment) => changeDraft({ customerDepartment })}
              onLeave={() => display.reveal('department')}
            />
          </div>
          <div data-wide>
            <PersonField
              field="purchase-order"
              hint={t('checkout.purchaseOrderHint')}
              value={draft.purchaseOrderNumber}
              autoComplete="off"
              error={display.errorOf('purchase-order')}
              onChange={(purchaseOrderNumber) => changeDraft({ purchaseOrderNumber })}
              onLeave={() => display.reveal('purchase-order')}
            />
          </div>
        </>
      )}
    </>
  )
}
