/** The two lines of the protocol that start together, as the device takes them. */
import {
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { CodePanel } from '#web/ui/code-panel.tsx'
import { Section } from '#web/ui/section.tsx'

import { deviceCall } from '../device-call.ts'
import { MIX_STARTS_MS, startingAt } from './protocol.ts'
import css from './sending.module.css'

/** Those that laboratories write in; the names are the same in every language. Spec §1 "Free SDKs". */
const LINKS = ['MATLAB', 'Java', 'Node.js', 'C++', 'Unity', 'HTTP']

const MIX = startingAt(MIX_STARTS_MS)

const CALL = deviceCall({
  chambers: MIX.map(({ chamber }) => chamber),
  concentrations: MIX.map(({ percent }) => percent),
  duration: Math.max(...MIX.map(({ durationMs }) => durationMs)),
})

export function Sending() {
  const t = useT()
  const words = useCopyLabels()
  return (
    <Section
      id="send"
      title={t('solutions.sendTitle')}
      intro={t('solutions.sendText', { second: MIX_STARTS_MS / 1000 })}
      background="night"
    >
      <div className={css.sending}>
        <CodePanel name={t('solutions.sendCode')} label="HTTP" code={CALL} words={words} />
        <div className={css.actions}>
          <h3>{t('solutions.sendMethods')}</h3>
          <ul>
            {LINKS.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
          <p>
            {t('solutions.sendNote', {
              max: SPRAY_SECONDS_MAX,
              advised: SPRAY_SECONDS_ADVISED,
              rest: SPRAY_REST_SECONDS,
            })}
          </p>
        </div>
      </div>
    </Section>
  )
}
