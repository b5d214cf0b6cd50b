/** A question that must be answered first. */
import { useId } from 'react'

import css from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { type ModalProps, useModal } from './use-modal.ts'

export function Dialog({ isOpen, title, close, onClose, children, actions }: ModalProps) {
  const { ref } = useModal(isOpen, onClose)
  const titleId = useId()

  return (
    <dialog ref={ref} className={css.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={css.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="x" label={close} onClick={onClose} />
      </div>
      <div className={css.body}>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}
