/** Six dots, stepping from one to the next in 0.1 second, like the device. */
import { Mark } from './mark.tsx'
import css from './six-dot-loader.module.css'

/** Without a label it is decoration next to text. */
export function SixDotLoader({ label, size = 56 }: { label?: string; size?: number }) {
  return (
    <span className={css.loader}>
      <Mark size={size} />
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
