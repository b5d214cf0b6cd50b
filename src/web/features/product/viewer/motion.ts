/** Animates the view from its present state to the requested one. */
import { CHAMBERS, type Chamber } from './explosion.ts'
import { glided } from './glide.ts'
import type { View } from './orbit.ts'

export type Pose = { explosion: number; lifted: Chamber | null }
export type TargetPose = Pose & { view: View }
/** `lifts`: for each chamber how much of its rise its cartridge has made. */
export type ShownPose = { view: View; explosion: number; lifts: readonly number[] }

const EASE_MS = { view: 90, explosion: 260, lift: 140 }
const NEAR_DEGREES = 0.02
const NEAR_SHARE = 0.001

export const arrived = ({ view, explosion, lifted }: TargetPose): ShownPose => ({
  view,
  explosion,
  lifts: CHAMBERS.map((chamber) => (chamber === lifted ? 1 : 0)),
})

export function nearer(shown: ShownPose, wanted: TargetPose, elapsedMs: number): ShownPose {
  const end = arrived(wanted)
  const angle = { elapsedMs, easeMs: EASE_MS.view, near: NEAR_DEGREES }
  const zoom = { elapsedMs, easeMs: EASE_MS.view, near: NEAR_SHARE }
  const way = { elapsedMs, easeMs: EASE_MS.explosion, near: NEAR_SHARE }
  const rise = { elapsedMs, easeMs: EASE_MS.lift, near: NEAR_SHARE }
  return {
    view: {
      turn: glided(shown.view.turn, end.view.turn, angle),
      tilt: glided(shown.view.tilt, end.view.tilt, angle),
      zoom: glided(shown.view.zoom, end.view.zoom, zoom),
    },
    explosion: glided(shown.explosion, end.explosion, way),
    lifts: shown.lifts.map((lift, i) => glided(lift, end.lifts[i] ?? 0, rise)),
  }
}

export function isThere(shown: ShownPose, wanted: TargetPose): boolean {
  const end = arrived(wanted)
  return (
    shown.explosion === end.explosion &&
    shown.lifts.every((lift, i) => lift === end.lifts[i]) &&
    shown.view.turn === end.view.turn &&
    shown.view.tilt === end.view.tilt &&
    shown.view.zoom === end.view.zoom
  )
}
