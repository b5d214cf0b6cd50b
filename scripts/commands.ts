/**
 * Our commands and tools: the file of each, and what `--help` prints. Separate from the files, so that an explanation
 * loads none of them. Those without an npm script of their own run as `npm run tool -- NAME`.
 */
type Command = { file: string; usage: string }

export const COMMANDS = {
  dev: {
    file: 'scripts/dev.ts',
    usage: `Usage: npm run dev
  runs the shop from its sources: pages reload while you type, the server restarts when its files change
`,
  },
  check: {
    file: 'scripts/check.ts',
    usage: `Usage: npm run check -- [--watch WORDS]
  format, types, boundaries, unused code, unit and contract tests: run it before each commit
    --watch orders   repeats the tests whose paths contain one of the words whenever a file changes
`,
  },
  test: {
    file: 'scripts/test.ts',
    usage: `Usage: npm test
  the checks, all tests on the embedded PostgreSQL, some of them on a second one, the build, the journeys in a browser;
  a file over its time budget fails; ends with "N passed, N failed"
`,
  },
  'test:full': {
    file: 'scripts/test-full.ts',
    usage: `Usage: npm run test:full
  what npm test shortens, in full: random walks, fuzzing, every page in every language and width, every journey with its
  transitions, every contract test on a second PostgreSQL
`,
  },
  e2e: {
    file: 'scripts/e2e.ts',
    usage: `Usage: npm run e2e -- [FILES] [OPTIONS]
  builds, then runs the journeys in a browser, or those of FILES, with the options of Playwright
`,
  },
  staff: {
    file: 'scripts/staff.ts',
    usage: `Usage:
  npm run staff -- create --email ADDRESS --role ROLE [--name NAME] [--new-device]
      makes a person staff, or changes their role, and prints a link that signs in once;
      --new-device lets them set up one-time passwords again
  npm run staff -- remove --email ADDRESS
      ends a person's sessions and rights; they stay a customer
  npm run staff -- list
      lists everyone who may enter the console
`,
  },
  device: {
    file: 'scripts/device.ts',
    usage: `Usage: npm run device
  runs a simulated device at http://localhost:11003, or at the port DEVICE_PORT, and prints each call, what the chambers
  do, and a caution where a real device would obey but should not
`,
  },
  'rotate-keys': {
    file: 'scripts/rotate-keys.ts',
    usage: `Usage: npm run rotate-keys
  encrypts every secret in the database with the current key, the first one of ENCRYPTION_KEYS or ENCRYPTION_KEYS_FILE;
  may run while the shop is open, and may be repeated
`,
  },
  backup: {
    file: 'scripts/backup.ts',
    usage: `Usage: npm run backup -- [--to DIR]
  copies the database of the shop, which may be running, into a folder below DIR (BACKUP_DIR when it is left out), and
  restores the copy into a scratch database to see that it holds the same orders, money and stock
`,
  },
  restore: {
    file: 'scripts/restore.ts',
    usage: `Usage: npm run restore -- [--from DIR] [--until TIME] [--replace]
  brings the database of the shop back from the newest verified backup in DIR (BACKUP_DIR when it is left out):
  the embedded one into DATA_DIR, a dump into the empty database that DATABASE_URL names
    --until 2026-12-01T10:30:00+09:00  as it was at that moment, not at the end of the archived log
    --replace                          moves what is in DATA_DIR aside, under a name that is printed
`,
  },
  bench: {
    file: 'bench/run.ts',
    usage: `Usage: npm run bench -- [--case NAME] [--vs DIR] [--rounds 3] [--seconds 6] [--callers 16] [--no-counts]
  compares the shop with a bare server on the same PostgreSQL in interleaved rounds; prints rates, costs and the ratios
    --case flow-same   one case; may be repeated. Cases: flow, flow-same, card, list, page, cluster, full, rest
    --vs DIR           another checkout of the shop, as a further contender
    --no-counts        leaves out statements, commits, syncs and WAL
`,
  },
  battery: {
    file: 'bench/battery/run.ts',
    usage: `Usage: npm run battery -- [--kills 50] [--restarts 20] [--only SCENARIO]
  injects faults while orders are placed; prints one table and ends with 1 when an invariant is broken
  SCENARIO is one of: kills, restarts, disk-full, smtp, processor, one-of-two, flood
`,
  },
  'page-weight': {
    file: 'scripts/dev/page-weight.ts',
    usage: `Usage: npm run tool -- page-weight [--only PAGES] [--files] [--url URL]
  measures what a phone loads for the first view of the main pages; ends with 1 when a page is over its limits
    --only home,product,order,sign-in,checkout   these pages alone; public: every public page
    --files                                      names each file
    --url http://localhost:3000                  a running shop; without it, a new one is started and removed
`,
  },
  lighthouse: {
    file: 'bench/lighthouse.ts',
    usage: `Usage: npm run tool -- lighthouse [--runs 1] [--only /faq,/order] [--locales ja,en,ko]
  runs Lighthouse on a phone for every public page and the pages of a purchase in each language, in a new
  shop that is removed afterwards; ends with 1 when the middle run of a page misses its goal
`,
  },
  'builder-touch': {
    file: 'bench/builder-touch.ts',
    usage: `Usage: npm run tool -- builder-touch [--runs 5]
  measures on a slow phone in each language when the pack builder shows a scent that is touched at its first paint
`,
  },
  flood: {
    file: 'bench/flood.ts',
    usage: `Usage: npm run tool -- flood [--rounds 3] [--seconds 6] [--callers 16] [--connections 400] [--shop DIR]
  measures the order flow while one client floods the pages; ends with 1 when orders keep less than half of their rate
    --shop DIR   another checkout to compare with
`,
  },
  emails: {
    file: 'bench/emails.ts',
    usage: `Usage: npm run tool -- emails [--emails 300] [--rounds 5] [--vs DIR]
  measures what an e-mail about an order costs (CPU time, statements, commits, fsyncs, WAL), and how long so many take
    --vs DIR   another checkout of the shop, in interleaved rounds
`,
  },
  'staff-lists': {
    file: 'bench/staff-lists.ts',
    usage: `Usage: npm run tool -- staff-lists [--orders 100000] [--events 1000000]
  measures the queries of the console in an empty shop and in one with so many orders and timeline entries
`,
  },
  enumeration: {
    file: 'bench/enumeration.ts',
    usage: `Usage: npm run tool -- enumeration [--pairs 200]
  measures whether the time of an answer tells a registered e-mail address from an unknown one
`,
  },
  screenshots: {
    file: 'scripts/dev/screenshots.ts',
    usage: `Usage: npm run tool -- screenshots [--only PAGES] [--widths PIXELS] [--url URL]
  takes a screenshot of the main pages in every language and width; writes them and index.html to screenshots/
    --only home,product,order,checkout,ui   these pages alone; public: every public page
    --widths 360,390,768,1024,1440,1920     these widths
    --url http://localhost:3000             a running shop; without it, a new one is started and removed
`,
  },
  words: {
    file: 'scripts/dev/words.ts',
    usage: `Usage: npm run tool -- words --locale ja
  prints every text of one language with its place, for editors who read it as a whole
    --locale ja|en|ko   which language
`,
  },
  'seed-many': {
    file: 'scripts/dev/seed-many.ts',
    usage: `Usage: npm run tool -- seed-many [--orders 100000] [--events 1000000] [--force]
  adds made-up orders, timeline entries and what belongs to them (accounts, e-mails, messages, movements, log) to the
  database of the shop; refuses a database with real orders
    --force   fills it even so
`,
  },
  art: {
    file: 'scripts/art/art.ts',
    usage: `Usage: npm run tool -- art [NAME…] [--stale | --preview | --encode | --check]
  renders and encodes the pictures of the products and writes their manifest: all of them, or those named
    --stale     only those whose sources changed since they were rendered
    --preview   small and coarse, to /tmp, to work on a scene
    --encode    from the masters that exist, without rendering
    --check     whether sources, files and manifest agree; writes nothing
`,
  },
  model: {
    file: 'scripts/art/model.ts',
    usage: `Usage: npm run tool -- model
  remakes the 3D model of the shooter; needs Blender 3.4 or newer (apt-get install blender), or BLENDER_PATH
`,
  },
  'app-icons': {
    file: 'scripts/art/app-icons.ts',
    usage: `Usage: npm run tool -- app-icons
  draws the icons of the site into public/
`,
  },
  'document-fonts': {
    file: 'scripts/fonts/document-fonts.ts',
    usage: `Usage: npm run tool -- document-fonts
  cuts the fonts of the PDF documents into src/server/documents/fonts
`,
  },
  'postal-codes': {
    file: 'scripts/postal/postal-codes.ts',
    usage: `Usage: npm run tool -- postal-codes utf_ken_all.csv [jigyosyo.csv]
  makes the file of Japanese postal codes, with names in Latin letters, from the two files of Japan Post: all areas
  (UTF-8), and the codes of companies and universities (Shift_JIS)
`,
  },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS
