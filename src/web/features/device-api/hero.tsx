/** The call itself is the picture: what is sent on one side, what comes back on the other. */
import { ASN_FIRMWARE, DEVICE_HTTP_PORT } from '#domain/catalog/devices/device-policy.ts'
import { callDevice, deviceAtRest } from '#domain/device-api/simulator.ts'
import { httpOf, jsonOf } from '#domain/device-api/write-request.ts'
import { useT } from '#i18n/use-t.ts'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { Lead } from '#web/ui/page-header.tsx'

import { DEVICE_LIST } from '../../shell/device-list.ts'
import { SIMULATED_SERIAL } from '../../simulator/use-device.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CodeBlock } from './code-block.tsx'
import { FIRST_DRAFT, requestOf } from './draft.ts'
import { ExampleDevice } from './example-device.tsx'
import css from './hero.module.css'
import type { LoadedScent } from './loaded-scent.ts'
import { hasHttpApi } from './reference-data.ts'

export function Hero({ scents }: { scents: readonly LoadedScent[] }) {
  const t = useT()
  const request = requestOf(FIRST_DRAFT)
  const { answer } = callDevice(deviceAtRest(SIMULATED_SERIAL), request, 0)
  const devices = DEVICE_LIST.filter(({ slug }) => hasHttpApi(slug)).map(({ word }) => t(word))
  const facts = [
    { id: 'port', label: t('deviceApi.factPort'), value: String(DEVICE_HTTP_PORT) },
    { id: 'firmware', label: t('deviceApi.factFirmware'), value: ASN_FIRMWARE },
    {
      id: 'devices',
      label: t('deviceApi.factDevices'),
      value: devices.join(t('ui.listSeparator')),
    },
  ]

  return (
    <section className={css.hero} data-theme="night">
      <div className={`wrap ${css.stage}`}>
        <div className={css.words}>
          <h1>{t('deviceApi.h1')}</h1>
          <Lead>{t('deviceApi.lead')}</Lead>
          <ButtonGroup>
            <ButtonLink to="#try">{t('deviceApi.goTry')}</ButtonLink>
            <ButtonLink to="#reference" variant="outline">
              {t('deviceApi.goReference')}
            </ButtonLink>
          </ButtonGroup>
        </div>
        <div className={css.codes}>
          <CodeBlock
            label={t('deviceApi.exampleRequest')}
            title={t('deviceApi.exampleRequest')}
            code={httpOf(request)}
          />
          <CodeBlock
            label={t('deviceApi.exampleAnswer')}
            title={`${t('deviceApi.exampleAnswer')}${t('ui.separator')}${answer.status}`}
            code={jsonOf(answer.body)}
            canCopy={false}
          />
        </div>
        <ExampleDevice scents={scents} request={request} />
        <dl className={css.facts}>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
