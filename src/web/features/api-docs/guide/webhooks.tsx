/** How webhooks work. Event types and numbers are those of `domain/webhooks`. */
import { WEBHOOK_KINDS } from '#domain/webhooks/kinds.ts'
import {
  ANSWER_TIMEOUT_SECONDS,
  ATTEMPTS_MAX,
  RETRY_PAUSES_MINUTES,
} from '#domain/webhooks/policy.ts'
import { useT } from '#i18n/use-t.ts'

import css from './guide.module.css'
import { VERIFY_SAMPLE } from './guide-samples.ts'
import { Topic } from './topic.tsx'

const MINUTES_OF_A_DAY = 24 * 60

export function Webhooks() {
  const t = useT()
  const minutes = RETRY_PAUSES_MINUTES.reduce((total: number, pause) => total + pause, 0)
  const retry = {
    seconds: ANSWER_TIMEOUT_SECONDS,
    tries: ATTEMPTS_MAX,
    days: Math.round(minutes / MINUTES_OF_A_DAY),
  }
  return (
    <Topic
      id="webhooks"
      texts={[
        t('apiDocs.webhooksText'),
        t('apiDocs.webhooksSigned'),
        t('apiDocs.webhooksRetry', retry),
        t('apiDocs.webhooksTwice'),
      ]}
      links={[{ to: '/contact', label: t('apiDocs.webhooksAsk') }]}
      samples={[{ label: 'Node', code: VERIFY_SAMPLE, canCopy: true }]}
    >
      <div>
        <p className={css.kindsTitle} id="webhook-kinds">
          {t('apiDocs.webhooksKinds')}
        </p>
        <ul className={css.kinds} aria-labelledby="webhook-kinds">
          {WEBHOOK_KINDS.map((kind) => (
            <li key={kind}>
              <code>{kind}</code>
            </li>
          ))}
        </ul>
      </div>
    </Topic>
  )
}
