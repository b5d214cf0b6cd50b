import type { PictureName } from '#web/pictures/manifest.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './scene.module.css'

/** A device where it is used, as large as the picture is. */
export function Scene({ name }: { name: Extract<PictureName, `scene-${string}`> }) {
  return <Picture name={name} sizes="(min-width: 75em) 70rem, 100vw" className={css.scene} />
}
