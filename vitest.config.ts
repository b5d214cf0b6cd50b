import { defineConfig } from 'vitest/config'

// React Router's plugin stays out: these tests run the server's own files, as Node does.
export default defineConfig({
  test: {
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/strict-console.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'tests/tree.test.ts',
            'tests/boundaries/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
    ],
  },
})
