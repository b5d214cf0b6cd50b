/** The shape of what is coming, so that nothing jumps when it is there. */
import css from './skeleton.module.css'

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

type Props = {
  /** Said to those who listen. */
  label: string
  /** `text`: lines · `card`: a picture and lines · `row`: a seal and two lines · `page`: lines on a panel as high as the screen. */
  shape?: 'text' | 'card' | 'row' | 'page' | undefined
  lines?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
}

export function Skeleton({ label, shape = 'text', lines = 3 }: Props) {
  return (
    <div className={css.skeleton} data-shape={shape} role="status">
      <span className="visually-hidden">{label}</span>
      {(shape === 'card' || shape === 'row') && <span className={css.media} />}
      <span className={css.lines}>
        {KEYS.slice(0, lines).map((key) => (
          <span key={key} className={css.line} />
        ))}
      </span>
    </div>
  )
}
