/** The messages of one corner, above everything, an open dialog too. F8 leads the keyboard to the newest one. */
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { TONE_ICONS, type Tone } from '../callout.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import css from './notification.module.css'
import { useCountdown } from './use-countdown.ts'

export const NOTIFICATION_POSITIONS = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const

export type ShownNotification = {
  id: number
  text: string
  type: Tone
  durationMs: number
  position: (typeof NOTIFICATION_POSITIONS)[number]
}

type Props = {
  label: string
  close: string
  position: ShownNotification['position']
  entries: readonly ShownNotification[]
  onDismiss: (id: number) => void
}

export function NotificationStack({ label, close, position, entries, onDismiss }: Props) {
  const newest = entries.at(-1)?.id ?? null
  const host = useModalHost(newest)
  const stack = useTopLayer(newest, host)
  useWayIn(stack, entries.length > 0)
  if (entries.length === 0) return null

  const messages = (
    <section
      ref={stack}
      className={css.stack}
      data-position={position}
      aria-label={label}
      popover="manual"
    >
      {entries.map((entry) => (
        <Card key={entry.id} entry={entry} close={close} onDismiss={onDismiss} />
      ))}
    </section>
  )
  return host ? createPortal(messages, host) : messages
}

/** Content outside an open modal dialog is inert, so messages are announced and reached inside it. */
function useModalHost(newest: number | null): Element | null {
  const [host, setHost] = useState<Element | null>(null)

  useEffect(() => {
    const modal = newest === null ? null : document.querySelector('dialog:modal')
    setHost(modal)
    const leave = () => setHost(null)
    modal?.addEventListener('close', leave)
    return () => modal?.removeEventListener('close', leave)
  }, [newest])

  return host
}

type CardProps = { entry: ShownNotification; close: string; onDismiss: (id: number) => void }

/** Stays while the pointer or the focus is on it. */
function Card({ entry: { id, text, type, durationMs }, close, onDismiss }: CardProps) {
  const holders = useCountdown(durationMs, () => onDismiss(id))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses while it is hovered or focused; the button acts.
    <div
      className={css.card}
      data-tone={type}
      onKeyDown={({ key }) => key === 'Escape' && onDismiss(id)}
      {...holders}
    >
      <Icon name={TONE_ICONS[type]} size={20} />
      <Announced role={type === 'danger' ? 'alert' : 'status'} text={text} />
      <IconButton icon="x" size={20} label={close} onClick={() => onDismiss(id)} />
    </div>
  )
}

/** A live region speaks of what comes into it, so the words come a moment after the region. */
function Announced({ role, text }: { role: 'alert' | 'status'; text: string }) {
  const [said, setSaid] = useState('')

  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(text))
    return () => cancelAnimationFrame(frame)
  }, [text])

  return <p role={role}>{said}</p>
}

/** A modal dialog that was opened later would cover the messages; each new one raises them again. */
function useTopLayer(newest: number | null, host: Element | null) {
  const stack = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place it is another element.
  useEffect(() => {
    const element = stack.current
    if (newest === null || element === null || !('showPopover' in element)) return
    // The dialog around it has just gone; it is put elsewhere in a moment.
    if (!element.isConnected) return
    const isOpen = element.matches(':popover-open')
    if (isOpen && document.querySelector('dialog:modal') === null) return
    if (isOpen) element.hidePopover()
    element.showPopover()
  }, [newest, host])

  return stack
}

/** F8 goes to the newest message, and after the last one has gone the focus is back where it was. */
function useWayIn(stack: { current: HTMLElement | null }, hasAny: boolean): void {
  useEffect(() => {
    if (!hasAny) return
    let before: Element | null = null
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      if (!stack.current?.contains(document.activeElement)) before = document.activeElement
      stack.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus()
    }
  }, [hasAny, stack])
}
