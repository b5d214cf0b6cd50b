/** Six dots in a ring: the six cartridges of a shooter, and the mark of the shop. */
const RING = [
  [0, -9],
  [7.79, -4.5],
  [7.79, 4.5],
  [0, 9],
  [-7.79, 4.5],
  [-7.79, -4.5],
] as const

export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="-14 -14 28 28" fill="currentColor" aria-hidden="true">
      {RING.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={3.5} />
      ))}
    </svg>
  )
}
