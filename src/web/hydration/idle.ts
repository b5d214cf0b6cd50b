/** Resolves when the browser has nothing else to do; in browsers without idle callbacks, in the next task. */
export const untilIdle = (): Promise<unknown> =>
  new Promise((go) => (window.requestIdleCallback ?? setTimeout)(go))
