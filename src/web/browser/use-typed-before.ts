/** What was done on a page before it came to life is taken over: typed, ticked, chosen, opened. React does not hear of it. */
import { useEffect } from 'react'

const TEXTS = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea'
const TICKS = 'input:is([type=checkbox], [type=radio])'

/** Once, right after the page came to life. Nothing on a phone may be lost because the script came late. */
export function useTypedBefore(): void {
  // Outside of the effect each change is seen by the next one.
  useEffect(() => void setTimeout(takeOver), [])
}

/** All of it is read before any is told: what is told renders the page anew, with what React knows so far. */
function takeOver(): void {
  const changes = [
    ...all<HTMLInputElement | HTMLTextAreaElement>(TEXTS).filter(isTyped).map(typedAgain),
    ...all<HTMLInputElement>(TICKS).filter(isSwitched).map(switchedAgain),
    ...all<HTMLSelectElement>('select').filter(isChosen).map(chosenAgain),
    ...all('details[open], [popover]').filter(isOpen).map(openedAgain),
  ]
  for (const change of changes) change()
}

const all = <Part extends Element>(parts: string): Part[] => [
  ...document.querySelectorAll<Part>(parts),
]

/** What an input method is still writing is told by itself when it is done. */
function isTyped(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const isComposed =
    field === document.activeElement && 'composing' in document.documentElement.dataset
  return field.value !== field.defaultValue && !isComposed
}

/** React compares with what it set last through the element itself, so the prototype's own setter counts as typing. */
function typedAgain(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value: typed, selectionStart, selectionEnd } = field
  return () => {
    field.value = field.defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', typed, field)
    // Whoever goes on typing does so where they were. Fields of numbers and addresses have no such place.
    if (field === document.activeElement && selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd)
    }
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Of a group of radios the one that is ticked now tells it all. */
const isSwitched = ({ type, checked, defaultChecked }: HTMLInputElement): boolean =>
  checked !== defaultChecked && (checked || type !== 'radio')

function switchedAgain(box: HTMLInputElement): () => void {
  const { checked } = box
  return () => {
    box.checked = !checked
    box.click()
  }
}

/** Where the page marked none, a browser begins with the first. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const marked = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, marked)
}

function chosenAgain(list: HTMLSelectElement): () => void {
  const { selectedIndex } = list
  return () => {
    list.selectedIndex = selectedIndex
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const isOpen = (part: Element): boolean =>
  part instanceof HTMLDetailsElement ||
  (CSS.supports('selector(:popover-open)') && part.matches(':popover-open'))

function openedAgain(part: Element): () => void {
  const states = { oldState: 'closed', newState: 'open' }
  const opened = 'ToggleEvent' in window ? new ToggleEvent('toggle', states) : new Event('toggle')
  return () => part.dispatchEvent(opened)
}
