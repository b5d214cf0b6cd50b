import { defineConfig } from '@playwright/test'

import { BROWSER_FLAGS, findOrInstallBrowser } from './scripts/find-browser.ts'
import { IS_FULL_RUN } from './tests/support/full-run.ts'

// Workers read this file too: they inherit the answer instead of searching again.
process.env.CHROMIUM_PATH = findOrInstallBrowser()

/** What makes each page cheaper: journeys open most of them once. Together a tenth of the browser's CPU time. */
const SHORT_LIVED = ['--js-flags=--no-opt,--no-maglev', '--disable-site-isolation-trials']

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  // One PostgreSQL for the shops of all workers, without waits for the disk.
  globalSetup: './tests/support/database/postgres.ts',
  fullyParallel: false,
  forbidOnly: true,
  // Somebody else's machine may be slow for a moment; a fault is there the second time too. Here nothing is repeated.
  retries: process.env.CI ? 1 : 0,
  // Each has a shop and a browser of its own.
  workers: 2,
  // For a machine that does other work beside: what is well takes no longer for it.
  // A long form asks the same of every language and width.
  timeout: IS_FULL_RUN ? 360_000 : 120_000,
  expect: { timeout: 15_000 },
  // Under `npm test` only what failed is worth reading.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    // A trace of every journey costs a sixth of the time: `--trace on` makes one of the journey that is looked into.
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // Frames of transitions take a seventh of the browser's CPU time. With them run the long form, and windows that a journey
    // opens itself.
    contextOptions: { reducedMotion: IS_FULL_RUN ? 'no-preference' : 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...BROWSER_FLAGS, ...SHORT_LIVED],
    },
  },
})
