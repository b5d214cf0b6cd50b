import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest first, in this order: a run ends when its longest file does. The rest as ever. */
const LONG = [
  'orders/order-model',
  'api/fuzz',
  'api/limits',
  'console/authorisation',
  'accounts/accounts',
  'payments/webhooks',
  'statements/statements',
  'process/battery',
  'process/backup',
  'process/crash',
  'process/interrupted-jobs',
  'orders/staff-orders',
  'partners/webhooks-out',
].map((name) => `/tests/contract/${name}.test.ts`)

const contractTests = (...names: string[]) => names.map((name) => `tests/contract/${name}.test.ts`)

/** They put something else in the place of a module that the shop imports. */
const ALONE = [
  ...contractTests('accounts/enumeration', 'api/limits'),
  'src/domain/accounts/passwords/password.test.ts',
]

/** They start and kill processes of their own and take long for it: `npm test` runs them, `npm run check` does not. */
const PROCESSES = [
  ...contractTests(
    'process/backup',
    'process/battery',
    'process/crash',
    'process/interrupted-jobs',
  ),
  'src/server/db/embedded.test.ts',
]

/** What is not about the database, or starts one of its own, is asked on the embedded one only. */
const ONCE = contractTests(
  'console/authorisation',
  'accounts/captcha',
  'api/client',
  'process/closing',
  'orders/documents',
  'api/fuzz',
  'partners/graphql-limits',
  'api/hardening',
  'api/http-contract',
  'site/manifest',
  'api/observatory',
  'api/openapi',
  'api/request-framing',
  'catalog/scents',
  'content/uploads',
)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = LONG.length
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((path) => moduleId.endsWith(path))
      return at === -1 ? others : at
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

// React Router's plugin stays out: these tests run the server's own files, as Node does.
export default defineConfig({
  // As Node resolves them, so that our files and a package's own import are given the same copy of a third one.
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    globalSetup: ['tests/support/database/postgres.ts'],
    setupFiles: ['tests/support/shop/strict-console.ts', 'tests/support/shop/cheap-passwords.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A shop's files are read once for a worker, not for each test file: that is a quarter of the time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/*.test.ts',
            'tests/boundaries/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...ALONE, ...PROCESSES],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: [...ALONE, ...ONCE, ...PROCESSES],
        },
      },
      { extends: true, test: { name: 'contract-once', include: ONCE } },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      { extends: true, test: { name: 'processes', include: PROCESSES } },
    ],
  },
})
