/** Validates the pack before checkout; the server checks the same again. Spec §5, §8 "Checkout". */

import { checkSelection, packageCount } from '#domain/cart/packaging.ts'
import { compatibilityOf } from '#domain/catalog/compatibility/compatibility.ts'
import type { ProductId } from '#domain/orders/product.ts'
import type { MessageParams, Translate } from '#i18n/translate.ts'
import { SCENT_SEARCH_ID } from '#web/scents/filter/list-query.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'

import type { Builder } from './builder.ts'
import { nameOf, type Scent } from './cartridge-list.ts'
import { linesOf, type Pack } from './pack.ts'

export const FIELD_IDS = { search: SCENT_SEARCH_ID, device: 'device-serial', sdks: 'sdks' } as const

/** The button that corrects it. */
export const takeOutId = (id: ProductId): string => `take-out-${id}`

type Words = { t: Translate; problem: (code: string, params?: MessageParams) => string }

type Assortment = Pick<Builder, 'products' | 'sold'> & { scents: readonly Scent[] }

export function validatePack(pack: Pack, assortment: Assortment, words: Words): FieldError[] {
  const { scents } = assortment
  return [
    ...saleErrors(pack, assortment, words),
    ...selectionErrors(pack, scents, words),
    ...stockErrors(pack, scents, words),
    ...deviceErrors(pack, words),
  ]
}

const saleErrors = (pack: Pack, { products, sold }: Assortment, { t }: Words): FieldError[] =>
  linesOf(pack.draft)
    .filter(({ id, quantity }) => quantity > 0 && !sold[id])
    .map(({ id, quantity }) => ({
      fieldId: takeOutId(id),
      message: t('order.notSoldHeld', { name: products[id], count: quantity }),
    }))

function selectionErrors(
  pack: Pack,
  scents: readonly Scent[],
  { t, problem }: Words,
): FieldError[] {
  const { selectedCartridges, selectedSDK } = pack.draft
  const checked = checkSelection(pack.packages, selectedCartridges, packageCount(selectedSDK))
  if (checked.ok) return []

  const { error } = checked
  switch (error.code) {
    case 'no_products_selected':
      return [{ fieldId: FIELD_IDS.search, message: problem(error.code) }]
    case 'quantity_exceeded':
      return [{ fieldId: 'pack', message: problem(error.code, { excess: error.excess }) }]
    case 'cartridge_duplicated':
      return error.serials.map((serial) => ({
        fieldId: 'pack',
        message: problem(error.code, { name: nameOf(scents, serial) }),
      }))
    case 'sdk_exceeded':
      return [
        { fieldId: FIELD_IDS.sdks, message: t('order.sdkExceeded', { excess: error.excess }) },
      ]
  }
}

/** A draft outlives the shelf: scents go off the list or sell out while it waits. */
function stockErrors(pack: Pack, scents: readonly Scent[], { problem }: Words): FieldError[] {
  return [...pack.quantities].flatMap(([serial, quantity]): FieldError[] => {
    const scent = scents.find((it) => it.serial === serial)
    if (!scent) return [{ fieldId: 'pack', message: problem('cartridge_unknown', { serial }) }]
    if (scent.available >= quantity) return []
    return [{ fieldId: 'pack', message: problem('out_of_stock', { name: scent.name }) }]
  })
}

/** An incomplete number must be corrected; an unknown one is accepted, because not all devices are listed. */
function deviceErrors({ draft: { deviceSerial } }: Pack, { t }: Words): FieldError[] {
  const isFine = compatibilityOf(deviceSerial, '').status !== 'incomplete'
  return isFine ? [] : [{ fieldId: FIELD_IDS.device, message: t('order.deviceSerialInvalid') }]
}
