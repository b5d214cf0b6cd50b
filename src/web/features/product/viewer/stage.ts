/**
 * The 3D view itself. Loaded only on request, as is everything it imports. It draws when something
 * has changed and is in sight, and otherwise rests.
 */
import type { Command } from './command.ts'
import { loadDevice } from './device.ts'
import { listenForGestures } from './gestures.ts'
import { arrived, isThere, nearer, type Pose, type ShownPose, type TargetPose } from './motion.ts'
import { FIRST_VIEW, nearestTurn, turned, type View, zoomed } from './orbit.ts'
import { buildSet } from './set.ts'

const FIRST_FRAME_MS = 16
/** A machine that draws no faster is not asked for frames in between: it jumps. */
const FRAME_MS_MAX = 150

type Parts = {
  holder: HTMLElement
  /** What the view is and which keys work, for those who do not see it. */
  label: string
  keys: string
  first: Pose
  /** Every change is a jump. */
  isStill: boolean
  perform: (command: Command) => void
  onLost: () => void
  signal: AbortSignal
}

export type LookCommand = Extract<Command, { do: 'turn' | 'zoom' }>

export type Stage = {
  show(pose: Pose): void
  look(command: LookCommand): void
  lookAsAtFirst(): void
  focus(): void
  dispose(): void
}

/** Rejects without the model or without WebGL; then nothing of it is left. */
export async function openStage(parts: Parts): Promise<Stage> {
  const device = await loadDevice(parts.signal)
  parts.signal.throwIfAborted()

  const canvas = makeCanvas(parts)
  const set = buildSet(canvas, device)
  await set.prepare()
  if (parts.signal.aborted) set.dispose()
  parts.signal.throwIfAborted()

  let wanted: TargetPose = { view: FIRST_VIEW, ...parts.first }
  const film = rollFilm({ ...parts, wanted: () => wanted, draw: set.draw })
  function want(change: Partial<TargetPose>): void {
    wanted = { ...wanted, ...change }
    film.request()
  }

  const stopWatching = watchHolder(parts.holder, {
    onSize: (width, height) => {
      set.resize(width, height)
      film.redraw()
    },
    onSight: film.setSeen,
  })
  const stopGestures = listenForGestures(canvas, parts.perform)
  canvas.addEventListener('webglcontextlost', parts.onLost)
  device.glowLike(wanted.lifted)
  parts.holder.append(canvas)

  return {
    show: (pose) => {
      device.glowLike(pose.lifted)
      want(pose)
    },
    look: (command) => want({ view: lookedFrom(wanted.view, command) }),
    lookAsAtFirst: () =>
      want({ view: { ...FIRST_VIEW, turn: nearestTurn(wanted.view.turn, FIRST_VIEW.turn) } }),
    focus: () => canvas.focus({ preventScroll: true }),
    dispose: () => {
      canvas.removeEventListener('webglcontextlost', parts.onLost)
      film.setSeen(false)
      stopWatching()
      stopGestures()
      set.dispose()
      canvas.remove()
    },
  }
}

const lookedFrom = (view: View, command: LookCommand): View =>
  command.do === 'turn' ? turned(view, command.turn, command.tilt) : zoomed(view, command.factor)

/** Made here and not by React, so that it is new for each view: a lost context never comes back. */
function makeCanvas({ label, keys }: Parts): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', label)
  canvas.setAttribute('aria-keyshortcuts', keys)
  return canvas
}

type Film = { request(): void; redraw(): void; setSeen(isSeen: boolean): void }

type FilmParts = { isStill: boolean; wanted: () => TargetPose; draw: (shown: ShownPose) => void }

/** Frame after frame until what is shown is what is wanted. It opens whole and comes apart from there. */
function rollFilm({ isStill, wanted, draw }: FilmParts): Film {
  let shown = arrived({ ...wanted(), explosion: 0, lifted: null })
  let frame = 0
  let before: number | null = null
  let isSeen = true

  function step(time: number): void {
    frame = 0
    const elapsedMs = before === null ? FIRST_FRAME_MS : time - before
    const jumps = isStill || elapsedMs > FRAME_MS_MAX
    shown = jumps ? arrived(wanted()) : nearer(shown, wanted(), elapsedMs)
    draw(shown)
    const isDone = isThere(shown, wanted())
    before = isDone ? null : time
    if (!isDone) request()
  }
  function request(): void {
    if (frame === 0 && isSeen) frame = requestAnimationFrame(step)
  }
  return {
    request,
    // At once and not with the next frame: a canvas is empty after its size has changed.
    redraw: () => {
      draw(shown)
      request()
    },
    setSeen: (seen) => {
      isSeen = seen
      if (seen) return request()
      cancelAnimationFrame(frame)
      frame = 0
      before = null
    },
  }
}

type Watcher = {
  onSize: (width: number, height: number) => void
  onSight: (isInSight: boolean) => void
}

function watchHolder(holder: HTMLElement, { onSize, onSight }: Watcher): () => void {
  const sizes = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = holder
    if (clientWidth > 0 && clientHeight > 0) onSize(clientWidth, clientHeight)
  })
  const sight = new IntersectionObserver((entries) =>
    onSight(entries.at(-1)?.isIntersecting ?? false),
  )
  sizes.observe(holder)
  sight.observe(holder)
  return () => {
    sizes.disconnect()
    sight.disconnect()
  }
}
