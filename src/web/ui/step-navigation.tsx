/** The tabs of a journey as links: a rule with a label each, the ones not yet reached lead nowhere. */
import { Link } from 'react-router'

import css from './step-navigation.module.css'

/** `to: null` for a step that cannot be opened yet. */
export type Step = { id: string; label: string; to: string | null }

export function StepNavigation({
  label,
  steps,
  current,
}: {
  label: string
  steps: readonly Step[]
  current: string
}) {
  const reached = steps.findIndex(({ id }) => id === current)

  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map(({ id, label, to }, position) => (
          <li key={id} data-reached={position <= reached || undefined}>
            {to === null || id === current ? (
              <span aria-current={id === current ? 'step' : undefined}>
                <span className={css.count}>{`${position + 1}/${steps.length}`}</span> {label}
              </span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
