/** One call to the device, as it goes over the reader's own network, and what else speaks to it. */
import type { Device } from '#domain/catalog/device.ts'
import { DEVICE_HTTP_PORT } from '#domain/catalog/device-policy.ts'
import { useT } from '#i18n/use-t.ts'

import { CopyButton } from '../../ui/copy-button.tsx'
import css from './controls.module.css'
import { Section } from './section.tsx'
import { useLinks } from './use-links.ts'

const CALL = {
  chambers: [1, 4],
  concentrations: [80, 30],
  duration: 3000,
  internalBoosterIntensity: 60,
} as const

/** Free ones. Spec §1 "Free SDKs"; names of platforms are the same in every language. */
const PLATFORMS = ['Windows', 'iOS', 'Android', 'Java', 'NodeJS', 'Unity', 'Matlab', 'C++']

export function Controls({ device }: { device: Device }) {
  const t = useT()
  const links = useLinks(device)
  const [first, second] = CALL.chambers
  const [strong, weak] = CALL.concentrations
  const ways = [
    { id: 'links', label: t('product.controlLinks'), value: links },
    { id: 'sdks', label: t('product.controlSdks'), value: PLATFORMS.join(' · ') },
    { id: 'apps', label: t('product.controlApps'), value: t('product.controlAppsValue') },
  ]

  return (
    <Section
      id="control"
      title={t('product.controlTitle')}
      intro={t('product.controlIntro', { port: String(DEVICE_HTTP_PORT) })}
      ground="night"
    >
      <div className={css.ways}>
        <div>
          <Sample code={sampleFor(device)} />
          <p className={css.telling}>
            {t('product.controlSample', {
              first,
              second,
              strong,
              weak,
              seconds: CALL.duration / 1000,
            })}
          </p>
        </div>
        <dl className={css.list}>
          {ways.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function Sample({ code }: { code: string }) {
  const t = useT()
  return (
    <div className={css.code}>
      <div className={css.bar}>
        <span className="code">HTTP</span>
        <CopyButton
          text={code}
          words={{ copy: t('ui.copy'), copied: t('ui.copied'), failed: t('ui.copyFailed') }}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section className={css.text} tabIndex={0} aria-label={t('product.controlSampleName')}>
        <pre>{code}</pre>
      </section>
    </div>
  )
}

function sampleFor({ serial }: Device): string {
  const host = `${serial?.example ?? 'DEVICE'}.local:${DEVICE_HTTP_PORT}`
  const body = JSON.stringify(CALL, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')
  return `POST http://${host}/asn/shoot\nContent-Type: application/json\n\n${body}`
}
