/** Tells React what a visitor typed, ticked, selected and opened before the page was hydrated: it hears no event of it. */
import { useEffect } from 'react'

import { hydratePart } from './early-events.ts'

const TEXTS = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea'
const TICKS = 'input:is([type=checkbox], [type=radio])'

/** Once, right after hydration. Nothing may be lost because scripts load late on a phone. */
export function useRestoreEarlyInput(): void {
  // Outside of the effect, React renders after each change.
  useEffect(() => void setTimeout(restore), [])
}

/** Reads everything first: each dispatched event renders the page with the state React has so far. */
function restore(): void {
  const changes = [
    ...all<HTMLInputElement | HTMLTextAreaElement>(TEXTS).filter(isTyped).map(retype),
    ...all<HTMLInputElement>(TICKS).filter(isToggled).map(recheck),
    ...all<HTMLSelectElement>('select').filter(isSelected).map(reselect),
    ...all('details[open], [popover]').filter(isOpen).map(reopen),
  ]
  for (const change of changes) change()
}

const all = <Part extends Element>(parts: string): Part[] => [
  ...document.querySelectorAll<Part>(parts),
]

/** An input method dispatches its own event when the composition ends. What buttons changed is replayed by them. */
function isTyped(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isComposed =
    field === document.activeElement && 'composing' in document.documentElement.dataset
  return field.value !== field.defaultValue && field.value !== field.dataset.early && !isComposed
}

/** React compares with the value it set last on the element, so the setter of the prototype counts as typing. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value: input, selectionStart, selectionEnd } = field
  return () => {
    hydratePart(field)
    field.value = field.defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', input, field)
    // The caret stays where it was. Fields of numbers and addresses have none.
    if (field === document.activeElement && selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd)
    }
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Of a group of radio buttons, the checked one is enough. */
const isToggled = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type !== 'radio')

function recheck(box: HTMLInputElement): () => void {
  const { checked } = box
  return () => {
    hydratePart(box)
    box.checked = !checked
    box.click()
  }
}

/** Without a default in the page, a browser selects the first. */
function isSelected({ options, selectedIndex }: HTMLSelectElement): boolean {
  const marked = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, marked)
}

function reselect(list: HTMLSelectElement): () => void {
  const { selectedIndex } = list
  return () => {
    hydratePart(list)
    list.selectedIndex = selectedIndex
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const isOpen = (part: Element): boolean =>
  part instanceof HTMLDetailsElement ||
  (CSS.supports('selector(:popover-open)') && part.matches(':popover-open'))

function reopen(part: Element): () => void {
  const states = { oldState: 'closed', newState: 'open' }
  const opened = 'ToggleEvent' in window ? new ToggleEvent('toggle', states) : new Event('toggle')
  return () => {
    hydratePart(part)
    part.dispatchEvent(opened)
  }
}
