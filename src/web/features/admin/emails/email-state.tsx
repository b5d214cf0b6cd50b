import type { ListedEmail } from '#domain/mail/list-emails.server.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

type EmailStateProps = Pick<ListedEmail, 'state' | 'attempts' | 'isHeld'>

/** Whether an e-mail left. One that was tried in vain and is tried again is worth a look. */
export function EmailState({ state, attempts, isHeld }: EmailStateProps) {
  const t = useT()
  if (state === 'sent') return <Badge tone="ok">{t('admin.emailState_sent')}</Badge>
  if (state === 'withdrawn') return <Badge tone="neutral">{t('admin.emailState_withdrawn')}</Badge>
  if (isHeld) return <Badge tone="neutral">{t('admin.emailState_held')}</Badge>
  if (state === 'failed') return <Badge tone="danger">{t('admin.emailState_failed')}</Badge>
  return attempts === 0 ? (
    <Badge tone="neutral">{t('admin.emailState_queued')}</Badge>
  ) : (
    <Badge tone="warn">{t('admin.emailState_retrying', { count: attempts })}</Badge>
  )
}
