/** The native modal dialog, opened and closed by a prop. It traps the focus, restores it, and closes on Escape. */
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'

export type ModalProps = {
  isOpen: boolean
  title: string
  close: string
  onClose: () => void
  children: ReactNode
  /** The buttons, the one that goes on last; always in view at the foot. */
  actions?: ReactNode
}

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  /** A click outside of the panel, on the backdrop, closes it; a text selection that only ends there does not. */
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)

  const isOnBackdrop = useRef(false)

  // Before the effects of what is inside: who takes the focus there finds the dialog open.
  useLayoutEffect(() => {
    if (isOpen && !ref.current?.open) ref.current?.showModal()
    if (!isOpen) ref.current?.close()
  }, [isOpen])

  return {
    ref,
    onPointerDown: ({ target, currentTarget }) => {
      isOnBackdrop.current = target === currentTarget
    },
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget && isOnBackdrop.current) onClose()
    },
  }
}
