/** The selection of the pack builder, with a link back to it. Spec §3 "Checkout customer form". */
import { Link } from 'react-router'

import { capacityOf, packageCount, packingOf } from '#domain/cart/packaging.ts'
import { needsPlateCartridge } from '#domain/catalog/serial.ts'
import { useT } from '#i18n/use-t.ts'
import { useOrderDraft } from '#web/draft/order-draft.ts'
import { Contents } from '#web/scents/contents/contents.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { draftLines, draftPackages } from '../checkout-figures.ts'
import { cartridgeOf, productName, sdkName } from '../reference.ts'
import { useCheckout } from '../use-checkout.ts'

export function SelectionPart() {
  const t = useT()
  const draft = useOrderDraft()
  const { reference } = useCheckout()
  const lines = draftLines(draft)
  const packages = packageCount(lines)
  const packing = packingOf(packages, draft.selectedCartridges)

  return (
    <Panel
      title={t('checkout.selectionTitle')}
      action={<Link to="/order">{t('checkout.editSelection')}</Link>}
    >
      <Contents
        lines={lines.map(({ productId, quantity }) => ({
          id: productId,
          name: productName(reference, productId),
          quantity,
        }))}
        packages={draftPackages(draft)}
        scentOf={(serial) => cartridgeOf(reference, serial)}
        note={
          packing.status === 'short'
            ? t('checkout.chambersEmpty', {
                count: packing.remaining,
                capacity: capacityOf(packages),
              })
            : null
        }
        sdks={draft.selectedSDK.map(({ slug }) => sdkName(reference, slug))}
        deviceSerial={draft.deviceSerial}
        needsPlate={needsPlateCartridge(draft.deviceSerial, reference.platePrefix)}
      />
    </Panel>
  )
}
