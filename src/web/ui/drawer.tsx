/** More about one thing, from the side, with the page still there behind it. A press on the page closes it. */
import { useId } from 'react'

import css from './drawer.module.css'
import { IconButton } from './icon-button.tsx'
import { type ModalProps, useModal } from './use-modal.ts'

export function Drawer({ isOpen, title, close, onClose, children, actions }: ModalProps) {
  const { ref, onPointerDown, onClick } = useModal(isOpen, onClose)
  const titleId = useId()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard, natively.
    <dialog
      ref={ref}
      className={css.drawer}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="x" label={close} onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
        <section className={css.body} aria-labelledby={titleId} tabIndex={0}>
          {children}
        </section>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
