/** A picture in an editor's text. Its space is reserved, and it is loaded lazily. */
import {
  addressOf,
  type Format,
  fileOf,
  type PictureSize,
  widthsOf,
} from '#domain/uploads/picture.ts'

import css from './prose.module.css'

/** A line of text is no wider. */
const SIZES = '(min-width: 48rem) 44rem, 100vw'

export function ProsePicture({ name, width, height, alt }: PictureSize & { alt: string }) {
  const sources = (format: Format) =>
    widthsOf(width)
      .map((wide) => `${fileOf(name, wide, format)} ${wide}w`)
      .join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
      <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />
      <img
        src={addressOf(name)}
        srcSet={sources('jpg')}
        sizes={SIZES}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={css.picture}
      />
    </picture>
  )
}
