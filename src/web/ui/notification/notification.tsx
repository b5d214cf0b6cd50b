/** Short messages that go by themselves. Spec §2 "Shared interface elements", §9. */
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'

import type { Tone } from '../callout.tsx'
import {
  NOTIFICATION_POSITIONS,
  NotificationStack,
  type ShownNotification,
} from './notification-stack.tsx'

export type Notification = {
  text: string
  type?: Tone
  durationMs?: number
  position?: (typeof NOTIFICATION_POSITIONS)[number]
}

const NotifyContext = createContext<(notification: Notification) => void>(() => {})

/** `const notify = useNotify(); notify({ text })`: danger and top left unless said otherwise. Spec §2. */
export const useNotify = () => useContext(NotifyContext)

type Props = { label: string; close: string; durationMs: number; children: ReactNode }

export function NotificationHost({ label, close, durationMs, children }: Props) {
  const [shown, setShown] = useState<readonly ShownNotification[]>([])
  const lastId = useRef(0)

  const notify = useCallback(
    (notification: Notification) => {
      lastId.current += 1
      const entry = { ...DEFAULTS, durationMs, ...notification, id: lastId.current }
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
      {NOTIFICATION_POSITIONS.map((position) => (
        <NotificationStack
          key={position}
          label={label}
          close={close}
          position={position}
          entries={shown.filter((entry) => entry.position === position)}
          onDismiss={dismiss}
        />
      ))}
    </NotifyContext>
  )
}

const DEFAULTS = { type: 'danger', position: 'top-left' } as const
