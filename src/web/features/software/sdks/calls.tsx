/** Calls of a device from code: two kinds of call, the one pitfall, the current names, and how to get an SDK. */
import { Link } from 'react-router'

import { SDK_MAX_PER_ORDER } from '#domain/cart/policy.ts'
import { CHAMBERS, INTENSITY_PERCENT_MAX } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

import css from './calls.module.css'
import type { Sdk } from './sdk.ts'
import { SdkPrice } from './sdk-price.tsx'

export function Calls({ sdks }: { sdks: readonly Sdk[] }) {
  const t = useT()
  const calls = [
    {
      name: 'shootAllSimple',
      title: t('software.callSimple'),
      text: t('software.callSimpleText', { chambers: CHAMBERS }),
      devices: t('software.devicesFirst'),
    },
    {
      name: 'shootAllWithIntensity',
      title: t('software.callStrength'),
      text: t('software.callStrengthText', { max: INTENSITY_PERCENT_MAX }),
      devices: t('software.devicesWifi'),
    },
  ]
  return (
    <Section id="calls" title={t('software.callsTitle')} intro={t('software.callsText')} isJoined>
      <dl className={css.calls}>
        {calls.map(({ name, title, text, devices }) => (
          <div key={name}>
            <dt>
              <span className={css.call}>{name}</span>
              {title}
            </dt>
            <dd>{text}</dd>
            <dd className={css.devices}>{t('software.callWorksWith', { devices })}</dd>
          </div>
        ))}
      </dl>
      <div className={css.trap}>
        <Callout tone="info" title={t('software.boosterTitle')}>
          <p>{t('software.boosterText')}</p>
        </Callout>
      </div>
      <div className={css.pair}>
        <Renamed />
        <GetOne premium={sdks.filter(({ prices }) => prices !== null)} />
      </div>
    </Section>
  )
}

const RENAMED = [
  ['diffuse', 'shoot'],
  ['port', 'chamber'],
  ['intensity', 'concentration'],
  ['booster', 'internalBooster'],
  ['fan', 'externalBooster'],
] as const

function Renamed() {
  const t = useT()
  return (
    <div className={css.part}>
      <h3>{t('software.renamedTitle')}</h3>
      <p>{t('software.renamedText')}</p>
      <Table
        caption={t('software.renamedCaption')}
        isCaptionHidden
        columns={[t('software.columnOld'), t('software.columnNew')]}
      >
        {RENAMED.map(([before, now]) => (
          <tr key={before}>
            <td className={css.before}>{before}</td>
            <td className={css.now}>{now}</td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

function GetOne({ premium }: { premium: readonly Sdk[] }) {
  const t = useT()
  return (
    <div className={css.part}>
      <h3>{t('software.getSdkTitle')}</h3>
      <p>{t('software.getSdkText', { max: SDK_MAX_PER_ORDER })}</p>
      <div className={css.actions}>
        <ButtonLink to="/order" variant="outline">
          {t('software.getSdkOrder')}
        </ButtonLink>
        <Link className="target" to="/contact">
          {t('software.getSdkLink')}
        </Link>
      </div>
      {premium.length > 0 && <h3 className={css.second}>{t('software.premiumTitle')}</h3>}
      {premium.map((sdk) => (
        <p key={sdk.slug}>
          {t('software.premiumText', { name: sdk.name })} <SdkPrice prices={sdk.prices} />
        </p>
      ))}
    </div>
  )
}
