/** The days of an order that is placed today: a list, and a calendar that shows the same. */
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayRangeText, dayText } from '#shared/date-text.ts'
import type { Locale } from '#shared/locale.ts'
import { ShipsTo } from '#web/prices/ships-to.tsx'

import type { CalendarDay, OrderCalendar, Step, StepKind } from './order-calendar.ts'
import css from './order-calendar-section.module.css'

type Props = {
  /** The style sheet shows the one of the visitor's region: a cached page is the same for all. */
  calendars: readonly OrderCalendar[]
  /** Monday first. */
  weekdays: readonly string[]
}

export function OrderCalendarSection({ calendars, weekdays }: Props) {
  const t = useT()
  return (
    <section className={css.panel} aria-labelledby="order-today">
      <div className={css.head}>
        <h2 id="order-today">{t('faq.todayTitle')}</h2>
        <div data-screen>
          <ShipsTo />
        </div>
      </div>
      {calendars.map(({ region, steps, weeks }) => (
        <div key={region} className={css.region} data-of={region}>
          <Weeks weeks={weeks} weekdays={weekdays} />
          <Steps steps={steps} isHome={region === 'home'} />
        </div>
      ))}
    </section>
  )
}

const WORDS = {
  order: 'faq.todayOrder',
  dispatch: 'faq.todayDispatch',
  courier: 'faq.todayCourier',
  ems: 'faq.todayEms',
  transfer: 'faq.todayTransfer',
} as const satisfies Record<StepKind, string>

function Steps({ steps, isHome }: { steps: readonly Step[]; isHome: boolean }) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className={css.said}>
      <ol>
        {steps.map((step) => (
          <li key={step.kind}>
            <span className={css.sign} data-kind={step.kind} />
            <b>{daysOf(step, locale)}</b>
            <span>{t(WORDS[step.kind])}</span>
          </li>
        ))}
      </ol>
      <p>{t(isHome ? 'faq.todayHome' : 'faq.todayAbroad')}</p>
    </div>
  )
}

const daysOf = ({ from, to }: Step, locale: Locale): string =>
  from === to ? dayText(from, locale) : dayRangeText({ from, to }, locale)

type WeeksProps = { weeks: readonly CalendarDay[][]; weekdays: readonly string[] }

const Weeks = ({ weeks, weekdays }: WeeksProps) => (
  <div className={css.calendar} aria-hidden="true">
    {weekdays.map((weekday) => (
      <span key={weekday} className={css.weekday}>
        {weekday}
      </span>
    ))}
    {weeks.flat().map((day, at) => (
      <Day key={day.day} day={day} isNamed={at === 0} />
    ))}
  </div>
)

/** The first day of the calendar and of a month is named with its month. */
function Day({ day: { day, isOpen, marks }, isNamed }: { day: CalendarDay; isNamed: boolean }) {
  const [, month = 0, date = 0] = day.split('-').map(Number)
  const spot = marks.find(({ kind }) => SPOTS.includes(kind))
  return (
    <span className={css.day} data-closed={!isOpen || undefined}>
      <span className={css.date} data-kind={spot?.kind}>
        {isNamed || date === 1 ? `${month}/${date}` : date}
      </span>
      {BARS.map((kind) => {
        const mark = marks.find((one) => one.kind === kind)
        return (
          <span
            key={kind}
            className={css.bar}
            data-kind={mark && kind}
            data-first={mark?.isFirst || undefined}
            data-last={mark?.isLast || undefined}
          />
        )
      })}
    </span>
  )
}

const SPOTS: readonly StepKind[] = ['order', 'dispatch', 'transfer']
const BARS = ['courier', 'ems'] as const satisfies readonly StepKind[]
