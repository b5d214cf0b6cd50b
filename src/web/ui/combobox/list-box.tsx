/** The list of a combobox, whose text field has the focus and the keys (ARIA 1.2). */
import { useEffect, useRef } from 'react'

import { Icon } from '../icon.tsx'
import type { Option } from '../select.tsx'
import css from './list-box.module.css'

type Props = {
  /** The text field names it and its options, `id-0` and so on, by it. */
  id: string
  label: string
  options: readonly Option[]
  active: number
  /** The label of the one that is chosen. */
  chosen?: string
  onChoose: (option: Option) => void
}

export function ListBox({ id, label, options, active, chosen, onChoose }: Props) {
  const list = useActiveInView(active)
  return (
    <div ref={list} id={id} role="listbox" aria-label={label}>
      {options.map((option, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text field, which has the focus (ARIA combobox).
        // biome-ignore lint/a11y/useFocusableInteractive: the same; `aria-activedescendant` tells which one is meant.
        <div
          key={option.value}
          id={`${id}-${position}`}
          role="option"
          className={css.option}
          aria-selected={position === active}
          data-selected={option.label === chosen || undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
          {option.label === chosen && <Icon name="check" size={20} />}
        </div>
      ))}
    </div>
  )
}

function useActiveInView(active: number) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return list
}
