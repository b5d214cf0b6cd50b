import type { ReactNode } from 'react'

import css from './drawing.module.css'

type Props = {
  /** In centimetres: left, top, width, height. */
  box: readonly [number, number, number, number]
  children: ReactNode
}

/** A scene in lines, to scale. Shapes are outlines, `data-thin` steps back, `data-solid` is filled with ink. */
export function Drawing({ box, children }: Props) {
  return (
    <svg className={css.drawing} viewBox={box.join(' ')} aria-hidden="true">
      {children}
    </svg>
  )
}
