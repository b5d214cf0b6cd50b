/** A question that must be answered first. The native element keeps the focus and listens to Escape. */
import { type ReactNode, useEffect, useId, useRef } from 'react'

import css from './dialog.module.css'
import { Icon } from './icon.tsx'

type Props = {
  isOpen: boolean
  title: string
  close: string
  onClose: () => void
  children: ReactNode
  /** The buttons, the one that goes on last. */
  actions?: ReactNode
}

export function Dialog({ isOpen, title, close, onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={css.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label={close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}
