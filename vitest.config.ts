import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A run ends when its longest file does, so these come first. */
const LONG = [
  ...['process/interrupted-jobs', 'process/backup', 'process/battery', 'process/crash'],
  ...['payments/webhooks', 'process/concurrency', 'partners/webhooks-out', 'api/fuzz'],
  ...['console/authorisation', 'orders/order-model', 'accounts/accounts', 'console/staff-lists'],
].map((name) => `/tests/contract/${name}.test.ts`)

const contractTests = (...names: string[]) => names.map((name) => `tests/contract/${name}.test.ts`)

/** They put something else in the place of a module that the shop imports. */
const ALONE = [
  ...contractTests('accounts/enumeration', 'api/limits'),
  'src/domain/accounts/passwords/password.test.ts',
]

/** They start processes of their own, most to kill them, and take long for it. */
const PROCESSES = [
  ...contractTests(
    'process/backup',
    'process/battery',
    'process/closing',
    'process/crash',
    'process/first-database',
    'process/interrupted-jobs',
  ),
  'src/server/db/embedded.test.ts',
  'tests/commands.test.ts',
]

/** Every combination, or volumes of a busy month. */
const EXHAUSTIVE = contractTests(
  'api/fuzz',
  'api/http-contract',
  'api/openapi-linters',
  'console/authorisation',
  'orders/order-model',
  'statements/statements-month',
)

/** What is not about the database, or starts one of its own, is asked on the embedded one only. */
const ONCE = contractTests(
  'console/authorisation',
  'accounts/captcha',
  'api/client',
  'orders/documents',
  'api/fuzz',
  'partners/graphql-limits',
  'api/hardening',
  'api/http-contract',
  'site/manifest',
  'api/observatory',
  'api/openapi',
  'api/openapi-linters',
  'api/client-package',
  'api/stability',
  'api/request-framing',
  'catalog/scents',
  'content/uploads',
)

/** In their order. The exhaustive ones have budgets of time, so they come when the checks and the build beside them are over. */
const PROJECTS = ['processes', 'contract', 'exhaustive', 'alone', 'unit']

const LEFT_OUT = process.env.TEST_DATABASE_URL ? ONCE : []

/** Project by project: a worker is started anew, and reads all files of the shop again, where the next file is of another one. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const at = LONG.findIndex((path) => moduleId.endsWith(path))
      return PROJECTS.indexOf(project.name) * 100 + (at === -1 ? LONG.length : at)
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
    // For a machine that does other work at the same time, such as the journeys.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // Under `node_modules/.vitest-cache`: the next run, and the one on a second PostgreSQL, transform nothing again.
    fsModuleCache: true,
    sequence: { sequencer: ProjectByProject },
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
          exclude: [...ALONE, ...EXHAUSTIVE, ...PROCESSES, ...LEFT_OUT],
        },
      },
      {
        extends: true,
        test: { name: 'exhaustive', include: EXHAUSTIVE, exclude: LEFT_OUT },
      },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
      { extends: true, test: { name: 'processes', include: PROCESSES } },
    ],
  },
})
