/** The large drawing of a scent, as a cacheable file. Decoration: the scent's name is always next to it. */
import { printPath } from '#domain/prints/address.ts'

type Props = {
  serial: string
  kind: string
  className?: string | undefined
  /** The picture that a page begins with. */
  isFirst?: boolean
}

/** What the drawing is made for; a style sheet may show it at any size. */
const SIZE = 200

export function Print({ serial, kind, className, isFirst = false }: Props) {
  return (
    <img
      src={printPath(serial, kind)}
      width={SIZE}
      height={SIZE}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(className && { className })}
    />
  )
}
