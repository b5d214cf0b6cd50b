/** `npm run test:full` sets it: the test takes its long form. `npm test` takes the short one. */
export const IS_FULL_RUN = process.env.TEST_FULL === '1'
