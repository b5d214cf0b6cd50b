/** What was just done, with a button that takes it back while the e-mail about it waits. */
import { useEffect, useState } from 'react'

import type { ListedEmail } from '#domain/mail/list-emails.server.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { ButtonForm } from './button-form.tsx'
import { FlashMessage, SuccessMessage } from './flash-message.tsx'
import css from './undo-message.module.css'

type Props = {
  text: string
  action: string
  /** Of what the step is about, the newest first. */
  emails: readonly ListedEmail[]
  /** When the page was read. */
  now: Date
}

export function UndoMessage({ text, action, emails, now }: Props) {
  const held = emails.find(({ isHeld }) => isHeld)
  if (!held?.heldUntil) return <SuccessMessage text={text} />
  const waitMs = held.heldUntil.getTime() - now.getTime()
  return (
    <FlashMessage>
      <Callout tone="ok" role="status">
        <p>{text}</p>
        <Undo action={action} emailId={held.id} seconds={Math.ceil(waitMs / 1000)} />
      </Callout>
    </FlashMessage>
  )
}

/** Without JavaScript the button stays, and the answer says when it came too late. */
function Undo({ action, emailId, seconds }: { action: string; emailId: string; seconds: number }) {
  const t = useT()
  const left = useSecondsLeft(seconds)
  if (left === 0) return <p>{t('admin.undoOver')}</p>
  return (
    <div className={css.undo}>
      {/* Not announced each second. */}
      <p aria-live="off">{t('admin.undoLeft', { seconds: left })}</p>
      <ButtonForm action={action} hidden={{ emailId }} submit={t('admin.undo')} />
    </div>
  )
}

/** Counted by this browser's clock from the moment the page is shown, whatever time it says. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
