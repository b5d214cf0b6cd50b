/** One of a few, each a card that is easy to hit. A native group of radio buttons. */
import { type ReactNode, useId } from 'react'

import css from './choice.module.css'
import { FieldError, RequiredMark } from './field.tsx'

export type RadioCard = {
  value: string
  label: ReactNode
  detail?: ReactNode
  /** Above the words, as wide as the card; the words say what it shows. */
  picture?: ReactNode
  isDisabled?: boolean
}

type Props = {
  legend: ReactNode
  name: string
  cards: readonly RadioCard[]
  /** Controlled when `onChange` is given; else the first choice of an uncontrolled group. */
  value?: string | null | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | null | undefined
  isRequired?: boolean | undefined
  id?: string | undefined
}

export function RadioCards(props: Props) {
  const { legend, name, cards, error = null, isRequired = false } = props
  const made = useId()
  const own = props.id ?? made
  const isInvalid = error !== null && error !== ''

  return (
    <fieldset className={css.group} aria-describedby={isInvalid ? `${own}-error` : undefined}>
      <legend className={css.legend}>
        {legend}
        {isRequired && <RequiredMark />}
      </legend>
      <div className={css.cards}>
        {cards.map((card, position) => (
          <label
            key={card.value}
            className={css.card}
            data-pictured={card.picture !== undefined || undefined}
          >
            {card.picture}
            <input
              type="radio"
              name={name}
              value={card.value}
              id={position === 0 ? own : undefined}
              required={isRequired}
              disabled={card.isDisabled}
              aria-invalid={isInvalid || undefined}
              {...stateOf(card, props)}
            />
            <span className={css.words}>
              <span className={css.name}>{card.label}</span>
              {card.detail && <span className="remark">{card.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${own}-error`} error={error} />
    </fieldset>
  )
}

function stateOf(card: RadioCard, { value, onChange }: Props) {
  const isChosen = card.value === value
  if (onChange === undefined) return { defaultChecked: isChosen }
  return { checked: isChosen, onChange: () => onChange(card.value) }
}
