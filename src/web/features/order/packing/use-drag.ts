/**
 * Dragging scents with a pointer: from the list into a chamber, from a chamber into another, and out of the pack.
 * Whatever it does can be done by click and by key too (WCAG 2.5.7), so nothing but pointers is listened to here.
 */
import { type RefObject, useEffect, useRef } from 'react'

import { readPack } from '../pack.ts'
import type { PackActions } from './actions.ts'

/** A hand that trembles still clicks. */
const DRAG_BEGINS_PX = 6

type Drag = { handle: HTMLElement; from: { x: number; y: number }; hasBegun: boolean }

export function useDrag(
  root: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  acts: PackActions,
): void {
  const now = useRef<Drag | null>(null)

  useEffect(() => {
    const background = root.current
    const shadow = ghost.current
    if (background === null || shadow === null) return
    const abandon = new AbortController()
    const { signal } = abandon

    const end = () => {
      over(null)
      if (now.current?.hasBegun) shadow.hidePopover()
      delete background.dataset.dragging
      now.current = null
    }
    const begin = ({ target, button, isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      const handle = target instanceof Element ? target.closest<HTMLElement>('[data-scent]') : null
      // A finger on the list scrolls it; only a cartridge in a chamber can be dragged by touch.
      const isScroll = pointerType === 'touch' && handle?.dataset.chamber === undefined
      if (handle === null || button !== 0 || !isPrimary || isScroll) return
      now.current = { handle, from: { x: clientX, y: clientY }, hasBegun: false }
    }
    const move = (event: PointerEvent) => {
      const drag = now.current
      if (drag === null) return
      const { clientX: x, clientY: y } = event
      if (!drag.hasBegun) {
        if (Math.hypot(x - drag.from.x, y - drag.from.y) < DRAG_BEGINS_PX) return
        drag.hasBegun = true
        lift(shadow, drag.handle)
        background.dataset.dragging = ''
        getSelection()?.removeAllRanges()
      }
      shadow.style.translate = `${x}px ${y}px`
      over(goalAt(x, y))
    }
    const drop = ({ clientX, clientY }: PointerEvent) => {
      const drag = now.current
      end()
      if (!drag?.hasBegun) return
      swallowClick()
      lay(acts, drag.handle, goalAt(clientX, clientY))
    }
    background.addEventListener('pointerdown', begin, { signal })
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
    return () => {
      end()
      abandon.abort()
    }
  }, [root, ghost, acts])
}

/** What hangs on the pointer is the drawing of the scent, in the top layer, above the drawer too. */
function lift(shadow: HTMLElement, handle: HTMLElement): void {
  const drawing = handle.querySelector('img')?.cloneNode(true)
  shadow.replaceChildren(...(drawing ? [drawing] : []))
  shadow.showPopover()
}

function goalAt(x: number, y: number): HTMLElement | null {
  const below = document.elementFromPoint(x, y)
  return below?.closest<HTMLElement>('[data-chamber], [data-position], [data-deck]') ?? null
}

function over(goal: HTMLElement | null): void {
  for (const before of document.querySelectorAll('[data-over]')) before.removeAttribute('data-over')
  goal?.setAttribute('data-over', '')
}

function lay(acts: PackActions, { dataset }: HTMLElement, goal: HTMLElement | null): void {
  const serial = dataset.scent ?? ''
  const from = dataset.chamber === undefined ? null : Number(dataset.chamber)
  const to = chamberOf(goal)

  if (to !== null && from === null) acts.put(serial, to)
  else if (to !== null && from !== null) acts.move(from, to)
  else if (goal !== null && from === null) acts.add(serial)
  // Dropped on the device outside of a chamber, it returns to where it was; dropped outside of the device, it is removed.
  else if (goal === null && from !== null) acts.takeOut(from)
}

/** A chamber itself, or the first free one of the package whose picture was hit. */
function chamberOf(goal: HTMLElement | null): number | null {
  if (goal?.dataset.chamber !== undefined) return Number(goal.dataset.chamber)
  if (goal?.dataset.position === undefined) return null

  const { slots } = readPack()
  const position = Number(goal.dataset.position)
  const free = slots[position]?.indexOf(null) ?? -1
  return free === -1 ? null : slots.slice(0, position).flat().length + free
}

/** The browser makes a click of a drag that ends where it began. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}
