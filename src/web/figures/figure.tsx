/** A drawing of ours or a picture of a product, above its caption. */
import { Picture } from '../pictures/picture.tsx'
import { Drawing } from './drawing.tsx'
import css from './figure.module.css'
import { type FigureName, isDrawing } from './names.ts'

type Props = { name: FigureName; caption: string }

export function Figure({ name, caption }: Props) {
  return (
    <figure className={css.figure}>
      <FigureShape name={name} sizes="(min-width: 60em) 46rem, 100vw" />
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

type ShapeProps = { name: FigureName; sizes: string; isSmall?: boolean }

/** Without a caption: the text next to it says the same. */
export function FigureShape({ name, sizes, isSmall = false }: ShapeProps) {
  return (
    <div className={css.plate} data-small={isSmall || undefined}>
      {isDrawing(name) ? (
        <Drawing name={name} isSmall={isSmall} />
      ) : (
        <Picture name={name} alt="" sizes={sizes} />
      )}
    </div>
  )
}
