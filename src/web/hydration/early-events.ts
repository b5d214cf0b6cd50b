/** Captures what a visitor does before the page is hydrated, and replays it afterwards. */
import type { EarlyPack } from './early-pack.ts'

/** Scripts take less on a usual connection; after that, a captured form is submitted without them. */
export const REPLAY_TIMEOUT_MS = 4000

export type EarlyEvents = {
  /** When the page is hydrated. */
  replay: () => Promise<void>
  /** When the scripts do not load: the browser submits the forms; a button waits on. */
  submitForms: () => void
}

/**
 * Clicks on buttons that do nothing without scripts, and forms that scripts submit better. Propagation stops, because React
 * replays some events by itself and would do them twice. Links, panels and searches work by themselves.
 */
export function captureEarlyEvents(pack: EarlyPack | null): EarlyEvents {
  const clicks: (() => void)[] = []
  const waiting = new Set<HTMLButtonElement>()
  const forms = new Map<HTMLFormElement, () => void>()
  const capturingClicks = new AbortController()
  const capturingForms = new AbortController()
  addEventListener('click', captureClick, { capture: true, signal: capturingClicks.signal })
  addEventListener('submit', captureSubmit, { capture: true, signal: capturingForms.signal })
  return { replay, submitForms }

  function captureClick(event: Event): void {
    const { target } = event
    const button = target instanceof Element ? target.closest('button') : null
    // The others work by themselves: they submit a form or open a panel.
    if (button?.type !== 'button' || button.popoverTargetElement) return
    event.stopPropagation()
    const wanted = isToggle(button) ? String(!isShownOn(button)) : null
    if (pack?.showPress(button)) {
      clicks.push(() => press(button, wanted))
    } else if (!waiting.has(button)) {
      // Pressed again because nothing happened, it is meant once.
      waiting.add(button)
      button.setAttribute('aria-busy', 'true')
      clicks.push(() => {
        button.removeAttribute('aria-busy')
        press(button, wanted)
      })
    }
  }

  function captureSubmit(event: SubmitEvent): void {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    event.stopPropagation()
    event.preventDefault()
    submitter?.setAttribute('aria-busy', 'true')
    forms.set(form, () => {
      submitter?.removeAttribute('aria-busy')
      // Hydration may have moved the button out of the form.
      const isInForm = submitter && 'form' in submitter && submitter.form === form
      form.requestSubmit(isInForm ? submitter : null)
    })
  }

  async function replay(): Promise<void> {
    capturingClicks.abort()
    for (const click of clicks) {
      click()
      // React renders what it changed in a microtask: the next one may press the same button.
      await null
    }
    pack?.clear()
    submitForms()
  }

  function submitForms(): void {
    capturingForms.abort()
    const submits = [...forms.values()]
    forms.clear()
    for (const submit of submits) submit()
  }
}

const isToggle = (button: Element): boolean => button.hasAttribute('aria-pressed')

const isShownOn = (button: HTMLButtonElement): boolean =>
  button.getAttribute('aria-pressed') === 'true' || 'earlyText' in button.dataset

/** The address or another tab may have switched a toggle meanwhile: a click would undo what was wanted. */
function press(button: HTMLButtonElement, wanted: string | null): void {
  hydratePart(button)
  if (wanted === null || button.getAttribute('aria-pressed') !== wanted) button.click()
}

/** A part in a boundary of its own is hydrated later, but for such an event at once. */
export const hydratePart = (part: Element): boolean =>
  part.dispatchEvent(new Event('keyup', { bubbles: true }))

/** Marks the document while an input method composes text: nothing else may write into that field. */
export function markComposing(): void {
  const { dataset } = document.documentElement
  addEventListener('compositionstart', () => {
    dataset.composing = ''
  })
  addEventListener('compositionend', () => {
    delete dataset.composing
  })
}
