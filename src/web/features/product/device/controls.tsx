/** One call to the device, as it goes over the reader's own network, and what else speaks to it. */
import type { Device } from '#domain/catalog/devices/device.ts'
import { DEVICE_HTTP_PORT } from '#domain/catalog/devices/device-policy.ts'
import { toldOf } from '#domain/device-api/write-request.ts'
import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { CodePanel } from '#web/ui/code-panel.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './controls.module.css'

const CALL = {
  chambers: [1, 4],
  concentrations: [80, 30],
  duration: 3000,
  internalBoosterIntensity: 60,
} as const

/** Free ones. Spec §1 "Free SDKs"; names of platforms are the same in every language. */
const PLATFORMS = ['Windows', 'iOS', 'Android', 'Java', 'Node.js', 'Unity', 'MATLAB', 'C++']

export function Controls({ device }: { device: Device }) {
  const t = useT()
  const words = useCopyLabels()
  const [first, second] = CALL.chambers
  const [strong, weak] = CALL.concentrations
  const methods = [
    { id: 'links', label: t('product.controlLinks'), value: linkNames(device.links, t) },
    { id: 'sdks', label: t('product.controlSdks'), value: PLATFORMS.join(t('ui.listSeparator')) },
    { id: 'apps', label: t('product.controlApps'), value: t('product.controlAppsValue') },
  ]

  return (
    <Section
      id="control"
      title={t('product.controlTitle')}
      intro={t('product.controlIntro', { port: String(DEVICE_HTTP_PORT) })}
      background="night"
    >
      <div className={css.actions}>
        <div>
          <CodePanel
            name={t('product.controlSampleName')}
            label="HTTP"
            code={sampleFor(device)}
            words={words}
          />
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
        <Facts facts={methods} />
      </div>
    </Section>
  )
}

function sampleFor({ serial }: Device): string {
  return toldOf({ name: 'shoot', host: `${serial?.example ?? 'DEVICE'}.local`, body: CALL })
}
