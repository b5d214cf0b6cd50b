/** What was typed or chosen, or put back by the browser, before a page came to life is taken over. React does not hear of it. */
import { useEffect } from 'react'

const TEXTS = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea'
const TICKS = 'input:is([type=checkbox], [type=radio])'

/** Once, right after the page came to life. Nothing on a phone may be lost because the script came late. */
export function useTypedBefore(): void {
  useEffect(() => {
    for (const field of all<HTMLInputElement | HTMLTextAreaElement>(TEXTS)) {
      if (field.value !== field.defaultValue) typeAgain(field)
    }
    for (const box of all<HTMLInputElement>(TICKS).filter(isTicked)) tickAgain(box)
    for (const list of all<HTMLSelectElement>('select').filter(isChosen)) chooseAgain(list)
  }, [])
}

const all = <Part extends Element>(parts: string): Part[] => [
  ...document.querySelectorAll<Part>(parts),
]

/** React compares with what it set last through the element itself, so the prototype's own setter counts as typing. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isTicked = (box: HTMLInputElement): boolean => box.checked && !box.defaultChecked

function tickAgain(box: HTMLInputElement): void {
  box.checked = false
  box.click()
}

/** Where the page marked none, a browser begins with the first. */
function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const marked = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, marked)
}

function chooseAgain(list: HTMLSelectElement): void {
  list.dispatchEvent(new Event('change', { bubbles: true }))
}
