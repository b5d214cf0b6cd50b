/**
 * Pointer, wheel and keys on the canvas. Nothing here takes the page's scrolling away: a finger turns sideways only, and
 * the wheel zooms only with Ctrl, which is also what a trackpad says for a pinch.
 */
import { type Command, commandOf } from './command.ts'

const DEGREES_PER_PIXEL = 0.4
const WHEEL_ZOOM = 0.01

type Point = { x: number; y: number }

export function listenForGestures(
  canvas: HTMLCanvasElement,
  perform: (command: Command) => void,
): () => void {
  const ended = new AbortController()
  const options = { signal: ended.signal }
  const down = new Map<number, Point>()

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      canvas.setPointerCapture(event.pointerId)
      down.set(event.pointerId, pointOf(event))
    },
    options,
  )
  canvas.addEventListener(
    'pointermove',
    (event) => {
      const before = down.get(event.pointerId)
      if (!before) return
      const command = draggedTo(down, event, before)
      down.set(event.pointerId, pointOf(event))
      perform(command)
    },
    options,
  )
  for (const end of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(end, (event) => down.delete(event.pointerId), options)
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      perform({ do: 'zoom', factor: Math.exp(-event.deltaY * WHEEL_ZOOM) })
    },
    { ...options, passive: false },
  )
  canvas.addEventListener(
    'keydown',
    (event) => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      perform(command)
    },
    options,
  )
  return () => ended.abort()
}

/** One pointer turns; of two, the one that moves zooms by its distance to the other. */
function draggedTo(down: ReadonlyMap<number, Point>, event: PointerEvent, before: Point): Command {
  const now = pointOf(event)
  const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
  if (other) return { do: 'zoom', factor: distance(now, other) / (distance(before, other) || 1) }

  const turn = (before.x - now.x) * DEGREES_PER_PIXEL
  const isFinger = event.pointerType === 'touch'
  return { do: 'turn', turn, tilt: isFinger ? 0 : (now.y - before.y) * DEGREES_PER_PIXEL }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
