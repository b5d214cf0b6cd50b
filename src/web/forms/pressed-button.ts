/** What is being pressed with a finger or a pointer: until the click, or a key. */
let pressed: EventTarget | null = null

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', ({ target }) => keep(target), { capture: true })
  window.addEventListener('keydown', () => keep(null), { capture: true })
  window.addEventListener('click', () => keep(null), { capture: true })
}

function keep(target: EventTarget | null): void {
  pressed = target
}

/**
 * Whether a field is left by a press on a button or a link. What appears then would push the button from under the finger,
 * and the browser would take the press for none.
 */
export const isButtonPressed = (): boolean =>
  pressed instanceof Element && pressed.closest('button, a[href]') !== null
