/** How much of the tests runs. `npm run test:full` takes the long form of each, `npm test` the short one. */
export const IS_FULL_RUN = process.env.TEST_FULL === '1'

/** The server that tests every change (`.ci/run`) has more time than a person who waits for `npm test`. */
export const RUNS_LONG_TESTS = IS_FULL_RUN || process.env.CI === 'true'

/**
 * In the title of a journey that a person's `npm test` leaves out: it repeats a screen that another one shows, such as in a
 * second role, at a second width or without scripts, or it shows in a browser what a contract test holds.
 */
export const LONG = '@long'

/** All of them where long tests run, else the one whose turn it is. */
export const inTurn = <Item>(items: readonly Item[], turn: number): readonly Item[] =>
  RUNS_LONG_TESTS ? items : items.filter((_, index) => index === turn % items.length)
