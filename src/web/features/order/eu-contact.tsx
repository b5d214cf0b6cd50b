/** Orders from EU member states are taken by contact; the draft goes along, so that nothing is typed twice. */
import { countryName, isEuropeanUnion } from '#domain/shipping/country.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'

import type { OrderDraft } from '../../draft/order-draft.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { GateNames } from './load-gate.server.ts'
import { linesOf } from './pack.ts'
import { nameOf } from './shelf.ts'

type Props = { draft: OrderDraft; names: GateNames; email: string }

export function EuContact({ draft, names, email }: Props) {
  const t = useT()
  const locale = useLocale()
  const subject = encodeURIComponent(t('order.mailSubject'))
  const body = encodeURIComponent(mailBody(t, locale, draft, names))

  return (
    <>
      <div role="status">
        <Note tone="info" title={t('order.gateContactTitle')}>
          <p>{t('order.gateContactText', { email })}</p>
        </Note>
      </div>
      <p>
        <ButtonLink to={`mailto:${email}?subject=${subject}&body=${body}`}>
          {t('order.gateContact')}
        </ButtonLink>
      </p>
    </>
  )
}

/** Lines end as mail programs expect them (RFC 6068 §5). */
function mailBody(t: Translate, locale: Locale, draft: OrderDraft, names: GateNames): string {
  const sdks = draft.selectedSDK.map(
    ({ slug }) => names.sdks.find((sdk) => sdk.slug === slug)?.name ?? slug,
  )
  const country = isEuropeanUnion(draft.location) ? countryName(draft.location, locale) : ''
  return [
    t('order.mailGreeting'),
    '',
    ...linesOf(draft)
      .filter(({ quantity }) => quantity > 0)
      .map(({ id, quantity }) => t('order.mailLine', { name: names.products[id], quantity })),
    '',
    t('order.mailCartridges'),
    ...draft.selectedCartridges.map(({ serial, quantity }) =>
      t('order.mailCartridge', { name: nameOf(names.scents, serial), serial, quantity }),
    ),
    ...(sdks.length > 0 ? ['', t('order.mailSdks', { names: sdks.join(', ') })] : []),
    ...(draft.deviceSerial ? ['', t('order.mailDevice', { serial: draft.deviceSerial })] : []),
    '',
    `${t('order.mailCountry')}${country}`,
  ].join('\r\n')
}
