/** Calls back on changes of what is stored in the browser: in this tab by its event, in others by the browser's own. */
export const subscribeStored =
  (changed: string) =>
  (listener: () => void): (() => void) => {
    addEventListener(changed, listener)
    addEventListener('storage', listener)
    return () => {
      removeEventListener(changed, listener)
      removeEventListener('storage', listener)
    }
  }
