/** The large drawing of a scent, as a cacheable file. Decoration: the scent's name is always next to it. */
import { printPath } from '#domain/prints/address.ts'

type Props = { serial: string; kind: string; className?: string }

/** What the drawing is made for; a style sheet may show it at any size. */
const SIZE = 200

export function Print({ serial, kind, className }: Props) {
  return (
    <img
      src={printPath(serial, kind)}
      width={SIZE}
      height={SIZE}
      alt=""
      loading="lazy"
      decoding="async"
      {...(className && { className })}
    />
  )
}
