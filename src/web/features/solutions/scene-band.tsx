/** A scene up to the edge of the window, and the words about it next to it. */
import type { ReactNode } from 'react'

import type { PictureName } from '#web/pictures/manifest.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './scene-band.module.css'

type Props = {
  id: string
  scene: PictureName
  /** Where the scene is in a wide window. */
  side: 'left' | 'right'
  title: string
  text: string
  children?: ReactNode
}

export function SceneBand({ id, scene, side, title, text, children }: Props) {
  return (
    <section className={css.band} data-side={side} aria-labelledby={id}>
      <div className={css.frame}>
        <Picture name={scene} sizes="(min-width: 60em) 60vw, 100vw" />
      </div>
      <div className={css.words}>
        <h2 id={id}>{title}</h2>
        <p className={css.text}>{text}</p>
        {children}
      </div>
    </section>
  )
}
