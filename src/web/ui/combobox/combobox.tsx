/**
 * A text field that offers what could be meant (ARIA 1.2 combobox with a list). Without JavaScript it is the text
 * field alone. Where only what is listed may be sent, take a `Select`.
 */
import { useId, useRef } from 'react'

import control from '../control.module.css'
import type { ControlProps } from '../field.tsx'
import { Icon } from '../icon.tsx'
import css from './combobox.module.css'
import { ListBox } from './list-box.tsx'
import { type ComboboxState, useCombobox } from './use-combobox.ts'

type Words = {
  /** The button that shows the list, and the list. */
  options: string
  none: string
  /** "5 options", said while the list changes. */
  count: (count: number) => string
}

type Props = Partial<ControlProps> &
  ComboboxState & {
    name?: string | undefined
    placeholder?: string | undefined
    isDisabled?: boolean | undefined
    /** What a browser may fill in; `off` where it is no fact about a person. */
    autoComplete?: string | undefined
    words: Words
  }

export function Combobox(props: Props) {
  const { options, value, onChange, onChoose, search, words, isDisabled, ...field } = props
  const made = useId()
  const listId = `${field.id ?? made}-list`
  const box = useCombobox({ options, value, onChange, onChoose, search })
  const { isOpen, active } = box.popup
  const input = useRef<HTMLInputElement>(null)

  return (
    <div className={css.combobox}>
      <input
        autoComplete="off"
        {...field}
        ref={input}
        type="text"
        role="combobox"
        className={control.control}
        value={value}
        disabled={isDisabled}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => box.type(event.currentTarget.value, isFocused(event.currentTarget))}
        onKeyDown={box.onKeyDown}
        onBlur={box.close}
      />
      <button
        type="button"
        className={css.toggle}
        tabIndex={-1}
        aria-label={words.options}
        aria-expanded={isOpen}
        aria-controls={listId}
        disabled={isDisabled}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus()
          box.toggle()
        }}
      >
        <Icon name="chevron-down" size={20} />
      </button>
      <div className={css.popup} hidden={!isOpen}>
        <ListBox
          id={listId}
          label={words.options}
          options={box.shown}
          active={active}
          chosen={value}
          onChoose={box.choose}
        />
        {box.shown.length === 0 && <p className={css.none}>{words.none}</p>}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen ? words.count(box.shown.length) : ''}
      </span>
    </div>
  )
}

/** What a browser fills in comes without the focus: no list may open over the page then. */
const isFocused = (input: HTMLInputElement): boolean => document.activeElement === input
