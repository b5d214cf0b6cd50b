import { useEffect, useRef } from 'react'

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import css from './contact-form.module.css'

/** Says that a message has arrived and takes the focus. Spec §8 "Contact", "Captcha failed … success". */
export function SentCallout({ sent }: { sent: { isVerified: boolean } | null }) {
  const t = useT()
  const note = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (sent !== null) note.current?.focus()
  }, [sent])

  if (sent === null) return null
  return (
    <div ref={note} tabIndex={-1} className={css.sent} data-sent>
      <Callout tone="ok" title={t('contact.sent')} role="status">
        <p>{t('contact.sentText', { days: REPLY_BUSINESS_DAYS })}</p>
        {sent.isVerified && <p className={css.verified}>{t('contact.verified')}</p>}
      </Callout>
    </div>
  )
}
