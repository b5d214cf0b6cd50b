/** The native modal dialog, opened and closed by a prop. It keeps the focus, gives it back, and listens to Escape. */
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  /** A press beside the panel, on the veil. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen && !ref.current?.open) ref.current?.showModal()
    if (!isOpen) ref.current?.close()
  }, [isOpen])

  return { ref, onClick: ({ target, currentTarget }) => target === currentTarget && onClose() }
}
