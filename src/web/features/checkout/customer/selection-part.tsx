/** The selection of the pack builder, with a link back to it. Spec §3 "Checkout customer form". */
import { Link } from 'react-router'

import { capacityOf, packageCount, packingOf } from '#domain/cart/packaging.ts'
import { needsPlateCartridge } from '#domain/catalog/serial.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { useOrderDraft } from '#web/draft/order-draft.ts'
import { deviceLine, sdkLine } from '#web/labels/contents-lines.ts'
import { PackedScents } from '#web/scents/packed-scents.tsx'

import { draftLines, draftPackages } from '../checkout-figures.ts'
import { cartridgeOf, productName, sdkName } from '../reference.ts'
import { Part } from '../step-frame.tsx'
import { useCheckout } from '../use-checkout.ts'
import css from './selection-part.module.css'

export function SelectionPart() {
  const t = useT()
  const locale = useLocale()
  const draft = useOrderDraft()
  const { reference } = useCheckout()
  const lines = draftLines(draft)
  const packages = packageCount(lines)
  const packing = packingOf(packages, draft.selectedCartridges)

  return (
    <Part
      title={t('checkout.selectionTitle')}
      action={<Link to="/order">{t('checkout.editSelection')}</Link>}
    >
      <p className={css.packages}>
        {lines.map(({ productId, quantity }) => (
          <span key={productId}>
            {t('checkout.timesOf', {
              name: productName(reference, productId, locale),
              count: quantity,
            })}
          </span>
        ))}
      </p>
      <PackedScents
        packages={draftPackages(draft)}
        productName={(id) => productName(reference, id, locale)}
        scentOf={(serial) => cartridgeOf(reference, serial, locale)}
      />
      {packing.status === 'short' && (
        <p className={css.hint}>
          {t('checkout.chambersEmpty', {
            count: packing.remaining,
            capacity: capacityOf(packages),
          })}
        </p>
      )}
      <p className={css.hint}>
        {sdkLine(
          t,
          locale,
          draft.selectedSDK.map(({ slug }) => sdkName(reference, slug, locale)),
        )}
      </p>
      {draft.deviceSerial !== '' && (
        <p className={css.hint}>
          {deviceLine(
            t,
            draft.deviceSerial,
            needsPlateCartridge(draft.deviceSerial, reference.platePrefix),
          )}
        </p>
      )}
    </Part>
  )
}
