/** Forms whose text would be a loss: leaving them with unsaved text needs a confirmation. */

const MARK = 'data-unsaved'

/** Spread over a form. `isTyped`: what it is filled with was typed already, so it is unsaved before a key is pressed. */
export const warnIfUnsaved = (hasInput: boolean) => ({ [MARK]: hasInput ? 'input' : 'asks' })

/** `sent`: the form that is being submitted, with all its fields. */
export function isAnyUnsaved(sent: EventTarget | null): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>(`form[${MARK}]`)]
  return forms.some((form) => form !== sent && isUnsaved(form))
}

const isUnsaved = (form: HTMLFormElement): boolean =>
  form.getAttribute(MARK) === 'input' ||
  [...form.elements].some((element) => isControl(element) && isChanged(element))

const isControl = (element: Element): element is HTMLInputElement =>
  element.matches('input, textarea, select')

type Option = { selected: boolean; defaultSelected: boolean }
type Control = Partial<
  Pick<HTMLInputElement, 'type' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'>
> & { options?: ArrayLike<Option> }

/**
 * Against what the server filled it with, so that what was typed before the page came to life counts, and what was
 * taken back does not.
 *
 * @internal
 */
export function isChanged(control: Control): boolean {
  const { type, value = '', defaultValue = '', options } = control
  if (options) return isOtherSelected(Array.from(options))
  if (type === 'checkbox' || type === 'radio') return control.checked !== control.defaultChecked
  return value !== defaultValue.replaceAll('\r\n', '\n')
}

/** Where none is chosen for the reader, a browser chooses the first. */
function isOtherSelected(options: readonly Option[]): boolean {
  const chosen = options.findIndex(({ selected }) => selected)
  const first = options.findIndex(({ defaultSelected }) => defaultSelected)
  return chosen > -1 && chosen !== Math.max(first, 0)
}

type Address = { pathname: string; search: string }

/** A step opened on the same page, or the same page in another language, leaves its forms as they are. */
const KEEPING = ['form', 'done', 'lang'] as const

export function isSamePage(from: Address, to: Address): boolean {
  return from.pathname === to.pathname && lasting(from.search) === lasting(to.search)
}

function lasting(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of KEEPING) params.delete(name)
  params.sort()
  return params.toString()
}
