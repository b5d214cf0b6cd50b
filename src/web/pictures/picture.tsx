import { useT } from '#i18n/use-t.ts'

import { PICTURES, type PictureName } from './manifest.ts'
import css from './picture.module.css'

type Props = {
  name: PictureName
  /** Empty where the text next to it says the same; else the picture's own description. */
  alt?: string | undefined
  sizes: string
  /** The first picture of the page is fetched at once; the others when they come near. */
  isFirst?: boolean | undefined
  className?: string | undefined
}

/** A product picture. The widths on offer and the true size come from the manifest. */
export function Picture({ name, alt, sizes, isFirst = false, className }: Props) {
  const t = useT()
  const { width, height, background, alt: description } = PICTURES[name]
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        src={largest(name)}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        alt={alt ?? t(description)}
        width={width}
        height={height}
        className={[css.picture, className].filter(Boolean).join(' ')}
        data-background={background ?? undefined}
        decoding={isFirst ? 'sync' : 'async'}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}

const sourceSet = (name: PictureName, format: 'avif' | 'webp'): string =>
  PICTURES[name].widths.map((width) => `${fileOf(name, width, format)} ${width}w`).join(', ')

const largest = (name: PictureName): string => fileOf(name, PICTURES[name].width, 'webp')

/** Where a product picture is now that was stored by an older address: a new rendering has a new one. */
export function presentAddress(path: string): string {
  const [, asked] = /^\/images\/pictures\/([\w-]+)-\d+\.[\da-f]+\.webp$/.exec(path) ?? []
  const name = (Object.keys(PICTURES) as PictureName[]) // The manifest's own names.
    .find((known) => known === asked)
  return name ? largest(name) : path
}

/** The address of one size in one format. */
export const fileOf = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/images/pictures/${name}-${width}.${PICTURES[name].version}.${format}`
