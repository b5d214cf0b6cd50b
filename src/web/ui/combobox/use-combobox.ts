/** The state of a combobox: whether its list is open, which option is active, and whether there was input. */
import { type KeyboardEvent, useState } from 'react'

import type { Option } from '../select.tsx'
import { actOf, CLOSED, type Popup } from './combobox-keys.ts'
import { matchesText } from './combobox-match.ts'

/** An input method reports keys of its own by this code, in browsers that do not say that they are composing. */
const COMPOSING_KEY_CODE = 229

export type ComboboxState = {
  options: readonly Option[]
  value: string
  onChange: (text: string) => void
  onChoose?: ((option: Option) => void) | undefined
  /** What the input finds, the best first; else the options whose label contains it. */
  search?: ((input: string) => readonly Option[]) | undefined
}

export function useCombobox({ options, value, onChange, onChoose, search }: ComboboxState) {
  const [popup, setPopup] = useState<Popup>(CLOSED)
  const [hasInput, setHasInput] = useState(false)
  const found = search ?? ((input) => options.filter(({ label }) => matchesText(label, input)))
  const shown = hasInput ? found(value) : options

  function choose(option: Option | undefined): void {
    setPopup(CLOSED)
    setHasInput(false)
    if (option === undefined) return
    onChange(option.label)
    onChoose?.(option)
  }

  function type(text: string, isHere = true): void {
    setHasInput(text !== '')
    setPopup({ isOpen: isHere, active: -1 })
    onChange(text)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, nativeEvent } = event
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE
    const act = actOf({ key, altKey, isComposing }, popup, shown.length)
    if (act.act === 'none' || (act.act === 'clear' && value === '')) return

    event.preventDefault()
    if (act.act === 'show') setPopup(act.popup)
    if (act.act === 'choose') choose(shown[popup.active])
    if (act.act === 'clear') type('')
    if (act.act === 'clear') setPopup(CLOSED)
  }

  return {
    popup,
    shown,
    choose,
    type,
    onKeyDown,
    close: () => setPopup(CLOSED),
    toggle: () => setPopup((now) => (now.isOpen ? CLOSED : { isOpen: true, active: -1 })),
  }
}
