/** Where the bars of a chart stand, in a box of a height: values below zero hang from the line of zero. */
export type Bar = { y: number; height: number; isBelow: boolean }

type Bars = { bars: Bar[]; zero: number; highest: number; lowest: number }

/** A value that is not zero is seen, however small it is beside the others. */
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
