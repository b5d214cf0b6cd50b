/** The draft as an estimate, for people who need an approval before ordering. Nothing is ordered by it. */
import { useState } from 'react'

import type { EstimateWire } from '#contract/documents.ts'
import { placedIn } from '#domain/cart/chambers.ts'
import { ESTIMATE_VALID_DAYS } from '#domain/orders/policy.ts'
import { PRODUCT_IDS, type ProductId } from '#domain/orders/product.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { useLocale, useT } from '#i18n/use-t.ts'

import { callForFile } from '../../api/client.ts'
import { companyOf } from '../../draft/buyer.ts'
import { type OrderDraft, useOrderDraft } from '../../draft/order-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Addressed, addressedTo, addressedWire } from './addressed.ts'
import { AddressedFields } from './addressed-fields.tsx'
import css from './documents.module.css'
import { DownloadCallout } from './download-callout.tsx'
import { useDownload } from './use-download.ts'

export function EstimateOffer() {
  const t = useT()
  const draft = useOrderDraft()
  const [isOpen, setOpen] = useState(false)
  const isEmpty = draft.kits + draft.refills === 0

  return (
    <div className={css.offer}>
      <Button variant="quiet" size="small" disabled={isEmpty} onClick={() => setOpen(true)}>
        {t('documents.estimateTitle')}
      </Button>
      {isOpen && <EstimateDialog draft={draft} onClose={() => setOpen(false)} />}
    </div>
  )
}

function EstimateDialog({ draft, onClose }: { draft: OrderDraft; onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const [addressed, setAddressed] = useState<Addressed>(() =>
    addressedTo(locale, { ...companyOf(draft), name: draft.customerName }),
  )
  const download = useDownload()
  const delivery = deliveryOf(draft)

  return (
    <Dialog
      isOpen
      title={t('documents.estimateTitle')}
      close={t('ui.close')}
      onClose={onClose}
      actions={
        <Button
          isBusy={download.busy !== null}
          onClick={() =>
            download.start('estimate', () =>
              callForFile('POST /v1/estimates', { body: estimateOf(draft, addressed) }),
            )
          }
        >
          {t('documents.download')}
        </Button>
      }
    >
      <div className={css.panel}>
        <p>{t('documents.estimateLead')}</p>
        <AddressedFields
          value={addressed}
          onChange={setAddressed}
          hint={t('documents.addresseeEstimateHint')}
          purpose="subject"
        />
        <div className={css.lead}>
          <p>{t('documents.estimateValid', { days: ESTIMATE_VALID_DAYS })}</p>
          {delivery === null && <p>{t('documents.estimateWithoutShipping')}</p>}
        </div>
        <DownloadCallout download={download} />
      </div>
    </Dialog>
  )
}

function estimateOf(draft: OrderDraft, addressed: Addressed): EstimateWire {
  const quantities: Record<ProductId, number> = { kit: draft.kits, 'refill-pack': draft.refills }
  return {
    ...addressedWire(addressed),
    location: draft.location,
    items: PRODUCT_IDS.flatMap((id) =>
      quantities[id] > 0 ? [{ id, type: 'product', quantity: quantities[id] }] : [],
    ),
    selectedCartridges: placedIn(draft.kits + draft.refills, {
      picks: draft.selectedCartridges,
      wells: draft.wells,
    }).map(({ serial, quantity }) => ({ serial, quantity })),
    selectedSDK: draft.selectedSDK,
    ...deliveryOf(draft),
  }
}

/** Known once the step of the address was sent: before, its country is only a default. */
function deliveryOf(draft: OrderDraft): Pick<EstimateWire, 'shipping' | 'shippingMethod'> | null {
  const { country, state } = draft.address
  if (!draft.confirmedSteps.includes('shipping-info')) return null
  return {
    shippingMethod: draft.shippingMethod,
    shipping: { address: { country, state: country === JAPAN ? state : '' } },
  }
}
