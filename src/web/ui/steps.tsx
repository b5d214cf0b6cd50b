/** What happens one after the other, numbered, side by side where there is room. */
import css from './steps.module.css'

type Props = { steps: readonly { title: string; text: string }[] }

export const Steps = ({ steps }: Props) => (
  <ol className={css.steps}>
    {steps.map(({ title, text }, position) => (
      <li key={title}>
        <span className={`numeral ${css.ordinal}`} aria-hidden="true">
          {position + 1}
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
)
