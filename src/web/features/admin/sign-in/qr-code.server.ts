import { encode } from 'uqr'

/** One path of unit squares in a square of `size`: React writes it, so no markup is made of text. */
export type QrCode = { size: number; path: string }

/** The quiet zone of four modules that readers need. */
const BORDER = 4

export function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER })
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { size, path: squares.join('') }
}
