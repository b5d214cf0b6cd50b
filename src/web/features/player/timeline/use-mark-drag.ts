/** Moving and lengthening by pointer. The same is done by keys and by the fields below (WCAG 2.5.7). */
import { type PointerEvent, type RefObject, useRef } from 'react'

import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'

import type { Editor } from '../use-editor.ts'
import { LANE_HEIGHT } from './lane-measures.ts'
import { changeMark, type Mark, type MarkChange, type Timeline } from './timeline.ts'

/** A hand that trembles still chooses. */
const DRAG_BEGINS_PX = 3

type Drag = { mark: Mark; base: Timeline; x: number; y: number; isEnd: boolean; hasBegun: boolean }

export function useMarkDrag(lanes: RefObject<SVGSVGElement | null>, editor: Editor) {
  const now = useRef<Drag | null>(null)

  const begin = (event: PointerEvent, mark: Mark) => {
    if (event.button !== 0) return
    const { target, clientX: x, clientY: y } = event
    const isEnd = target instanceof Element && target.hasAttribute('data-end')
    now.current = { mark, base: editor.timeline, x, y, isEnd, hasBegun: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  const move = (event: PointerEvent) => {
    const drag = now.current
    const width = lanes.current?.clientWidth ?? 0
    if (drag === null || width === 0) return
    const dx = event.clientX - drag.x
    const dy = event.clientY - drag.y
    if (!drag.hasBegun && Math.hypot(dx, dy) < DRAG_BEGINS_PX) return

    const next = changeMark(drag.base, drag.mark.id, changeOf(drag, dx / width, dy))
    editor.change(next, drag.hasBegun)
    drag.hasBegun = true
  }

  const end = () => {
    now.current = null
  }
  return { begin, move, end }
}

function changeOf({ mark, base, isEnd }: Drag, share: number, dy: number): MarkChange {
  const byMs = share * base.lengthMs
  if (isEnd) return { lengthMs: mark.lengthMs + byMs }

  const chamber = mark.chamber + Math.round(dy / LANE_HEIGHT)
  return {
    startMs: mark.startMs + byMs,
    chamber: Math.min(CHAMBERS, Math.max(1, chamber)),
  }
}
