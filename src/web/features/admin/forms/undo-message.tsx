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
  return (
    <FlashMessage>
      <Callout tone="ok" role="status">
        <p>{text}</p>
        <Undo action={action} hidden={{ id: held.id }} until={held.heldUntil} now={now} />
      </Callout>
    </FlashMessage>
  )
}

type UndoProps = { action: string; hidden?: Record<string, string>; until: Date; now: Date }

/** Without JavaScript the button stays, and the answer says when it came too late. */
export function Undo({ action, hidden = {}, until, now }: UndoProps) {
  const t = useT()
  const left = useSecondsLeft(Math.ceil((until.getTime() - now.getTime()) / 1000))
  if (left === 0) return <p>{t('admin.undoOver')}</p>
  return (
    <div className={css.undo}>
      {/* Not announced each second. */}
      <p aria-live="off">{t('admin.undoLeft', { seconds: left })}</p>
      <ButtonForm action={action} hidden={hidden} submit={t('admin.undo')} />
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
