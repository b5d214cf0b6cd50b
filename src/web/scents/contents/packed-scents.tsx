/** Which cartridge is in which chamber, package after package. */
import type { ComponentProps } from 'react'

import { numbersOf, type PackedPackage } from '#domain/cart/packed-packages.ts'
import { useT } from '#i18n/use-t.ts'

import { ScentName } from '../scent-name.tsx'
import css from './packed-scents.module.css'

type Props = {
  packages: readonly PackedPackage[]
  productName: (productId: string) => string
  scentOf: (serial: string) => Omit<ComponentProps<typeof ScentName>, 'size'>
}

export function PackedScents({ packages, productName, scentOf }: Props) {
  const t = useT()
  return packages.map((packed) => {
    const { productId, first, chambers } = packed
    const product = productName(productId)
    const number = numbersOf(packed, packages, t('ui.rangeSign'))
    return (
      <div key={`${productId} ${first}`} className={css.package}>
        {(packages.length > 1 || number !== '') && (
          <p className={css.title}>
            {number === '' ? product : t('checkout.packageNumbered', { product, number })}
          </p>
        )}
        <ol className={css.chambers}>
          {chambers.map((serial, chamber) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chamber is its place in the package.
            <li key={chamber} data-empty={serial === null || undefined}>
              <span className={css.number}>{chamber + 1}</span>
              {serial === null ? t('checkout.chamberEmpty') : <ScentName {...scentOf(serial)} />}
              <span className={css.code}>{serial}</span>
            </li>
          ))}
        </ol>
      </div>
    )
  })
}
