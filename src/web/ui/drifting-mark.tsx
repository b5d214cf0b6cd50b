/** The ring of six, of which one dot has become a plume that follows the pointer: for an address that leads nowhere. */
import { useEffect, useRef, useState } from 'react'

import css from './drifting-mark.module.css'
import { REDUCED_MOTION } from './use-media-query.ts'

/** The five that stay, from the top clockwise. */
const RING = [
  [0, -54],
  [47, 27],
  [0, 54],
  [-47, 27],
  [-47, -27],
] as const

/** The place of the second, from which the plume leaves. */
const CHAMBER = { x: 47, y: -27 }

export function DriftingMark() {
  const plume = usePlumeToPointer()
  const [hasAir, setAir] = useState(true)
  return (
    <svg
      className={css.mark}
      viewBox="-80 -80 160 160"
      width={160}
      height={160}
      fill="currentColor"
      aria-hidden="true"
    >
      <g className={css.ring}>
        {RING.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={21} />
        ))}
        <g transform={`translate(${CHAMBER.x} ${CHAMBER.y})`}>
          <g ref={plume} className={css.plume}>
            <circle className={css.open} r={21} />
            {/* The nozzle of the picture is at its right end. Without a network, the browser would draw a broken picture. */}
            {hasAir && (
              <image
                className={css.air}
                href="/images/plume-5.avif"
                width={900}
                height={300}
                transform="scale(-0.4 0.4) translate(-850 -84)"
                onError={() => setAir(false)}
              />
            )}
          </g>
        </g>
      </g>
    </svg>
  )
}

/** Of the plume, in the units of the drawing. */
const LENGTH = 340
const STRETCH = { min: 0.5, max: 1.1 }

/** The style sheet eases each turn. Where motion is not wanted, the plume stays as it is. */
function usePlumeToPointer() {
  const plume = useRef<SVGGElement>(null)
  useEffect(() => {
    const shape = plume.current
    const chamber = shape?.parentElement
    if (!shape || !(chamber instanceof SVGGElement) || matchMedia(REDUCED_MOTION).matches) return
    const listening = new AbortController()
    let angle = Number.parseFloat(getComputedStyle(shape).rotate) || 0

    /** From the chamber to the pointer, in the drawing, which may be mirrored. */
    function follow(shape: SVGGElement, chamber: SVGGElement, pointer: PointerEvent): void {
      const screen = chamber.getScreenCTM()
      if (!screen) return
      const across = (pointer.clientX - screen.e) / screen.a
      const down = (pointer.clientY - screen.f) / screen.d
      const wanted = (Math.atan2(down, across) * 180) / Math.PI
      // The short way round.
      angle += ((((wanted - angle) % 360) + 540) % 360) - 180
      const stretch = Math.hypot(across, down) / LENGTH
      shape.style.rotate = `${angle}deg`
      shape.style.scale = `${Math.min(STRETCH.max, Math.max(STRETCH.min, stretch))}`
    }
    for (const sign of ['pointermove', 'pointerdown'] as const) {
      const options = { passive: true, signal: listening.signal }
      addEventListener(sign, (event) => follow(shape, chamber, event), options)
    }
    return () => listening.abort()
  }, [])
  return plume
}
