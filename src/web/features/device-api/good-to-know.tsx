/** How to care for a device, how to connect it, and what to check when there is no scent. */

import {
  ASN_FIRMWARE,
  DEVICE_HTTP_PORT,
  INTENSITY_PERCENT_MAX,
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'
import { RowLinks, TitledRow } from '#web/ui/titled-row.tsx'

import { Table } from '../../ui/table.tsx'
import css from './good-to-know.module.css'

export function GoodToKnow() {
  const t = useT()
  const numbers = {
    max: SPRAY_SECONDS_MAX,
    advised: SPRAY_SECONDS_ADVISED,
    rest: SPRAY_REST_SECONDS,
  }
  return (
    <section className={css.section} aria-labelledby="limits-title">
      <div className="wrap">
        <TitledRow id="limits" title={t('deviceApi.limitsTitle')}>
          <div className={css.words}>
            <Callout tone="warn" title={t('deviceApi.limitsNote', numbers)}>
              <p>{t('deviceApi.limitsText', numbers)}</p>
            </Callout>
            <p>{t('deviceApi.limitsSplit', numbers)}</p>
          </div>
        </TitledRow>
        <SetUp />
        <Trouble />
        <TitledRow id="more" title={t('deviceApi.moreTitle')}>
          <div className={css.words}>
            <p>{t('deviceApi.moreText')}</p>
            <RowLinks
              links={[
                { to: '/software/sdk', label: t('deviceApi.moreSdk') },
                { to: '/software/player', label: t('deviceApi.morePlayer') },
                { to: '/api/docs', label: t('deviceApi.moreShopApi') },
                { to: '/contact', label: t('deviceApi.moreContact') },
              ]}
            />
          </div>
        </TitledRow>
      </div>
    </section>
  )
}

function SetUp() {
  const t = useT()
  const steps = [
    t('deviceApi.setUpPower'),
    t('deviceApi.setUpHotspot'),
    t('deviceApi.setUpPage', { address: '192.168.1.1' }),
    t('deviceApi.setUpAddress'),
  ]
  const lights = [
    { id: 'wifi', light: t('deviceApi.lightGreen'), says: t('deviceApi.lightWifi') },
    { id: 'bluetooth', light: t('deviceApi.lightBlue'), says: t('deviceApi.lightBluetooth') },
    { id: 'off', light: t('deviceApi.lightRed'), says: t('deviceApi.lightOff') },
  ]
  return (
    <TitledRow id="set-up" title={t('deviceApi.setUpTitle')}>
      <div className={css.words}>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{t('deviceApi.setUpKept')}</p>
        <Table caption={t('deviceApi.lightsCaption', { firmware: ASN_FIRMWARE })}>
          <tbody>
            {lights.map(({ id, light, says }) => (
              <tr key={id}>
                <th scope="row">{light}</th>
                <td>{says}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </TitledRow>
  )
}

function Trouble() {
  const t = useT()
  const rows = [
    { id: '400', sign: t('deviceApi.error400'), cause: t('deviceApi.error400Text') },
    {
      id: 'air',
      sign: t('deviceApi.errorAir'),
      cause: t('deviceApi.errorAirText', { max: INTENSITY_PERCENT_MAX }),
    },
    {
      id: 'silent',
      sign: t('deviceApi.errorSilent'),
      cause: t('deviceApi.errorSilentText', { port: String(DEVICE_HTTP_PORT) }),
    },
    { id: 'slow', sign: t('deviceApi.errorSlow'), cause: t('deviceApi.errorSlowText') },
    {
      id: 'unknown',
      sign: t('deviceApi.errorUnknown'),
      cause: t('deviceApi.errorUnknownText', { firmware: ASN_FIRMWARE }),
    },
    { id: 'browser', sign: t('deviceApi.errorBrowser'), cause: t('deviceApi.errorBrowserText') },
  ]
  return (
    <TitledRow id="errors" title={t('deviceApi.errorsTitle')}>
      <dl className={css.causes}>
        {rows.map(({ id, sign, cause }) => (
          <div key={id}>
            <dt>{sign}</dt>
            <dd>{cause}</dd>
          </div>
        ))}
      </dl>
    </TitledRow>
  )
}
