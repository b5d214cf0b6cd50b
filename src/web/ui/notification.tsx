/** Short messages that go by themselves, top left. Spec §2 "Shared interface elements", §9. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'

import { Icon } from './icon.tsx'
import { SIGNS, type Tone } from './note.tsx'
import css from './notification.module.css'

export type Notification = { text: string; type?: Tone; durationMs?: number }

const NotifyContext = createContext<(notification: Notification) => void>(() => {})

/** `const notify = useNotify(); notify({ text })`: danger unless said otherwise. Spec §2. */
export const useNotify = () => useContext(NotifyContext)

type Shown = Required<Notification> & { id: number }

type Props = { label: string; close: string; durationMs: number; children: ReactNode }

export function NotificationHost({ label, close, durationMs, children }: Props) {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const lastId = useRef(0)

  const notify = useCallback(
    (notification: Notification) => {
      lastId.current += 1
      const entry = { type: 'danger' as const, durationMs, ...notification, id: lastId.current }
      setShown((others) => [...others.filter(({ text }) => text !== entry.text), entry])
    },
    [durationMs],
  )
  const dismiss = useCallback(
    (id: number) => setShown((others) => others.filter((other) => other.id !== id)),
    [],
  )

  return (
    <NotifyContext value={notify}>
      {children}
      <section className={css.host} aria-label={label}>
        {shown.map((entry) => (
          <Card key={entry.id} entry={entry} close={close} onDismiss={dismiss} />
        ))}
      </section>
    </NotifyContext>
  )
}

type CardProps = { entry: Shown; close: string; onDismiss: (id: number) => void }

/** Stays while the pointer or the focus is on it, and then starts counting anew. */
function Card({ entry: { id, text, type, durationMs }, close, onDismiss }: CardProps) {
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onDismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, id, durationMs, onDismiss])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it; the button acts.
    <div
      className={css.card}
      data-tone={type}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={SIGNS[type]} size={20} />
      <p role={type === 'danger' ? 'alert' : 'status'}>{text}</p>
      <button type="button" aria-label={close} onClick={() => onDismiss(id)}>
        <Icon name="x" size={18} />
      </button>
    </div>
  )
}
