/**
 * A kept page rests until somebody does something with it: it can be read, and its links, forms and menus work, without its
 * programs. They are fetched meanwhile and run at the first sign of a reader; what was pressed before they listen is pressed
 * again when they do. All functions run in the page, as part of its starter: nothing in them may come from outside their
 * braces. Decision 0031.
 */

/** A page that nobody touches comes to life all the same: it shows who is signed in, and looks for a newer site. */
export const RESTS_AT_MOST_MS = 8000

/** Longer than programs take on a usual line; a form that was sent then goes by itself. */
export const HOLDS_AT_MOST_MS = 4000

/** When the page is to come to life. */
export function signOfReader(restsAtMostMs: number): Promise<void> {
  const signs = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown']
  // What assistive technology does, and another tab in which somebody signs in.
  const others = ['focusin', 'click', 'input', 'storage']
  return new Promise((go) => {
    let place: string | null = null
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    for (const sign of [...signs, ...others]) addEventListener(sign, wake, options)
    addEventListener('pointermove', wakeWhenMoved, options)
    setTimeout(wake, restsAtMostMs)
    if (isAwaited() || isRemembered()) wake()

    /** A browser also tells where a pointer lies that nobody moves, once the page is under it. */
    function wakeWhenMoved({ screenX, screenY }: PointerEvent): void {
      const now = `${screenX} ${screenY}`
      if (place !== null && place !== now) wake()
      place = now
    }

    function wake(): void {
      listening.abort()
      go()
    }
  })

  /** Who comes for one place in the page may find it folded; and some pages say that they show more when they listen. */
  function isAwaited(): boolean {
    return location.hash !== '' || document.querySelector('[data-lively]') !== null
  }

  /** Who was here before has things of their own on the page. */
  function isRemembered(): boolean {
    try {
      return localStorage.length + sessionStorage.length > 0
    } catch {
      // Where nothing may be kept, nothing is.
      return false
    }
  }
}

/** Into the browser's store alone, one after the other; where every byte is paid for, only when they are needed. */
export async function fetchAhead(programs: readonly string[], until: Promise<void>): Promise<void> {
  // Some browsers tell it, and their own types do not know of it yet.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return

  const rest = { isOver: false }
  until.then(() => {
    rest.isOver = true
  })
  for (const program of programs) {
    await new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go))
    if (rest.isOver) return
    // What does not come now is asked for again when it is needed.
    const answer = await fetch(program, { priority: 'low' }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
  }
}

/**
 * Presses that would come to nothing before the page listens, and forms that its programs send better. They go no further, so
 * that programs which listen already do not hear them twice. `giveOn` ends it when all listen; `sendForms` when programs do
 * not come: a form goes by itself, a button waits on.
 */
export function holdPresses(): { giveOn: () => void; sendForms: () => void } {
  // Pressed again because nothing was to be seen yet, either is meant once.
  const clicks = new Map<HTMLButtonElement, () => void>()
  const forms = new Map<HTMLFormElement, () => void>()
  const holdingClicks = new AbortController()
  const holdingForms = new AbortController()
  addEventListener('click', holdClick, { capture: true, signal: holdingClicks.signal })
  addEventListener('submit', holdForm, { capture: true, signal: holdingForms.signal })
  return { giveOn, sendForms }

  function holdClick(event: Event): void {
    const { target } = event
    const button = target instanceof Element ? target.closest('button') : null
    // The others work by themselves: they send a form or open a panel.
    if (button?.type !== 'button' || button.popoverTargetElement) return
    event.stopPropagation()
    clicks.set(button, () => button.click())
  }

  function holdForm(event: SubmitEvent): void {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    event.stopPropagation()
    event.preventDefault()
    submitter?.setAttribute('aria-busy', 'true')
    forms.set(form, () => {
      submitter?.removeAttribute('aria-busy')
      // It may have left the form meanwhile.
      const isItsOwn = submitter && 'form' in submitter && submitter.form === form
      form.requestSubmit(isItsOwn ? submitter : null)
    })
  }

  function giveOn(): void {
    holdingClicks.abort()
    for (const click of clicks.values()) click()
    clicks.clear()
    sendForms()
  }

  function sendForms(): void {
    holdingForms.abort()
    const sends = [...forms.values()]
    forms.clear()
    for (const send of sends) send()
  }
}

/** Marks the field that an input method is writing into: nobody else may write into it meanwhile. */
export function markComposing(): void {
  const { dataset } = document.documentElement
  addEventListener('compositionstart', () => {
    dataset.composing = ''
  })
  addEventListener('compositionend', () => {
    delete dataset.composing
  })
}

/** A page that was left before it came to life was opened as well as any other. Its programs count those that did. */
export function countOnLeaving(alive: string): void {
  const listening = new AbortController()
  addEventListener(alive, () => listening.abort(), { once: true })
  addEventListener('pagehide', tell, { once: true, signal: listening.signal })

  function tell(): void {
    const address = `/api/page-views?locale=${document.documentElement.lang}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ view: { page: location.pathname } })
    fetch(address, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }
}
