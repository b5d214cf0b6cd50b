/** The order draft as text for an e-mail, for visitors who may not order here: nothing need be typed twice. Decisions, section 11. */
import { isEuropeanUnion } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { useLocale, useT } from '#i18n/use-t.ts'

import type { OrderDraft } from '../../draft/order-draft.ts'
import { nameOf } from './cartridge-list.ts'
import type { LoadedNames } from './load-draft-names.server.ts'
import { linesOf } from './pack.ts'

/** Without the names, codes are shown. */
export function useDraftText(names: LoadedNames | null): (draft: OrderDraft) => string {
  const t = useT()
  const locale = useLocale()

  return (draft) => {
    const sdks = draft.selectedSDK.map(
      ({ slug }) => names?.sdks.find((sdk) => sdk.slug === slug)?.name ?? slug,
    )
    const country = [draft.location, draft.address.country].find(isEuropeanUnion)
    return [
      t('contact.draftGreeting'),
      '',
      ...linesOf(draft)
        .filter(({ quantity }) => quantity > 0)
        .map(({ id, quantity }) =>
          t('contact.draftLine', { name: names?.products[id] ?? id, quantity }),
        ),
      ...(draft.selectedCartridges.length > 0 ? ['', t('contact.draftCartridges')] : []),
      ...draft.selectedCartridges.map(({ serial, quantity }) =>
        t('contact.draftCartridge', {
          name: nameOf(names?.scents ?? [], serial),
          serial,
          quantity,
        }),
      ),
      ...(sdks.length > 0 ? ['', t('contact.draftSdks', { names: sdks })] : []),
      ...(draft.deviceSerial ? ['', t('contact.draftDevice', { serial: draft.deviceSerial })] : []),
      '',
      t('contact.draftCountry', { country: country ? countryName(country, locale) : '' }),
    ].join('\n')
  }
}
