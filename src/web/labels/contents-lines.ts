/** What comes with the packages, in the same words from the review to the order. */
import type { Translate } from '#i18n/translate.ts'

export const sdkLine = (t: Translate, names: readonly string[]): string =>
  names.length === 0 ? t('checkout.sdkNone') : t('checkout.sdkLine', { names })

/** The device that a serial number was given for decides the type of all cartridges. Spec §1 "plate-type cartridge". */
export const deviceLine = (t: Translate, serial: string, isPlate: boolean): string =>
  t(isPlate ? 'checkout.cartridgesPlate' : 'checkout.cartridgesStandard', { serial })
