import type { DayWords } from '#shared/day.ts'

import css from './day.module.css'

type Props = {
  day: DayWords
  /** `row`: below the heading of its year · `whole`: alone. */
  form: 'row' | 'whole'
}

/** The day, and for recent ones how long ago it was. */
export function Day({ day, form }: Props) {
  return (
    <p className={css.day}>
      <time dateTime={day.iso}>{form === 'row' ? day.monthDay : day.whole}</time>
      {day.ago !== null && <span className={css.ago}>{day.ago}</span>}
    </p>
  )
}
