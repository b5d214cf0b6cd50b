/** A render of the product: AVIF in two widths, WebP for browsers that do not know it. The paper shows through. */
type Props = {
  name: string
  alt: string
  /** Of the larger file: keeps the page still while it loads. */
  width: number
  height: number
  sizes: string
  /** The first picture of the page is fetched at once; the others when they come near. */
  isFirst?: boolean
  className?: string | undefined
}

export function Picture({ name, alt, width, height, sizes, isFirst = false, className }: Props) {
  const file = `/images/${name}`
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${file}-1120.avif 1120w, ${file}-1600.avif 1600w`}
        sizes={sizes}
      />
      <img
        src={`${file}-1120.webp`}
        alt={alt}
        width={width}
        height={height}
        className={className}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
