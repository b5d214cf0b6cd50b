/** What was typed, or put back by the browser, before a page came to life is taken over. React itself does not hear of it. */
import { useEffect } from 'react'

const TEXTS = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea'
const TICKS = 'input:is([type=checkbox], [type=radio])'

/** Once, right after the page came to life. Nothing on a phone may be lost because the script came late. */
export function useTypedBefore(): void {
  useEffect(() => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)) {
      if (field.value !== field.defaultValue) typeAgain(field)
    }
    for (const box of document.querySelectorAll<HTMLInputElement>(TICKS)) {
      if (box.checked && !box.defaultChecked) tickAgain(box)
    }
  }, [])
}

/** React compares with what it set last through the element itself, so the prototype's own setter counts as typing. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', typed, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function tickAgain(box: HTMLInputElement): void {
  box.checked = false
  box.click()
}
