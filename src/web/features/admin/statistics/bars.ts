/** Positions of the bars of a chart in a box of a given height: negative values hang from the zero line. */
export type Bar = { y: number; height: number; isBelow: boolean }

type Bars = { bars: Bar[]; zero: number; highest: number; lowest: number }

/** A value other than zero stays visible, however small it is compared with the others. */
const HEIGHT_MIN = 1

export function barsOf(values: readonly number[], height: number): Bars {
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const scale = highest === lowest ? 0 : height / (highest - lowest)
  const zero = highest === lowest ? height : highest * scale
  const bars = values.map((value) => {
    const long = value === 0 ? 0 : Math.max(HEIGHT_MIN, Math.abs(value) * scale)
    return { y: value < 0 ? zero : zero - long, height: long, isBelow: value < 0 }
  })
  return { bars, zero, highest, lowest }
}
