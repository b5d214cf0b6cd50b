/**
 * What a kept page needs only after it was painted, with its first picture, is asked for then: its programs, and the faces
 * of rarer signs. Before, they would take the line from what is seen. React Router names the programs in the head and runs
 * them at once; here they wait. Pages of one person and the pack builder are nothing without theirs, and do not. Decision 0023.
 */

/** A page in the background is not painted until somebody looks, and a picture may never come; programs come all the same. */
const SEEN_WITHIN_MS = 2000

const PROGRAM = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const STARTER =
  /(<script [^>]*type="module"[^>]*>)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/
const IMPORT = /import \* as (\w+) from ("[^"]+");/g
/** Left in a starter, one that names nothing would run before the page is painted. */
const OTHER_IMPORT = /^\s*import\s+[^(*]/m
/** `media` is changed by the starter; where nothing runs, the sheet is asked for at once. */
const LATE_SHEET = /(<link rel="stylesheet" href="[^"]*\/fonts-late-[^"]+")(\/?>)/

/** The page as it was, where React Router writes in another way than is known here. */
export function withLateParts(html: string): string {
  const [, open = '', code = '', close = ''] = STARTER.exec(html) ?? []
  const programs = [...html.matchAll(PROGRAM)].map(([, href = '']) => href)
  if (code === '' || OTHER_IMPORT.test(code) || programs.length === 0) return html

  return html
    .replaceAll(PROGRAM, '')
    .replace(LATE_SHEET, '$1 media="print"$2<noscript>$1$2</noscript>')
    .replace(STARTER, () => `${open}${lateStarter(code, programs)}${close}`)
}

function lateStarter(code: string, programs: readonly string[]): string {
  const imports = [...code.matchAll(IMPORT)]
  const names = imports.map(([, name]) => name)
  const calls = imports.map(([, , url]) => `import(${url})`)
  return `const seen = Promise.all([
  new Promise((go) => new PerformanceObserver(go).observe({ type: "paint", buffered: true })),
  ...[...document.querySelectorAll('img[fetchpriority="high"]')].map((picture) => picture.decode().catch(() => {})),
]);
await Promise.race([
  seen.then(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))),
  new Promise((go) => setTimeout(go, ${SEEN_WITHIN_MS})),
]);
for (const sheet of document.querySelectorAll('link[media="print"]')) sheet.media = "all";
for (const href of ${JSON.stringify(programs)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href }));
}
const [${names.join(', ')}] = await Promise.all([${calls.join(', ')}]);
${code.replaceAll(IMPORT, '').trim()}`
}
