/**
 * What a kept page needs only after it was painted, with its first picture, is asked for then: its programs, and the faces
 * of rarer signs. Before, they would take the line from what is seen. React Router names the programs in the head and runs
 * them at once; here they wait, and run when somebody does something. Pages of one person and the pack builder are nothing
 * without theirs, and do not. Decisions 0023, 0030 and 0031.
 */
import { CAME_TO_LIFE } from '#shared/came-to-life.ts'

import { declareLateFaces } from './late-faces.ts'
import { layOutNear, layOutRest } from './later-layout.ts'
import {
  countOnLeaving,
  fetchAhead,
  HOLDS_AT_MOST_MS,
  holdPresses,
  markComposing,
  RESTS_AT_MOST_MS,
  signOfReader,
} from './waking.ts'

/** A page in the background is not painted until somebody looks, and a picture may never come; programs come all the same. */
const SEEN_WITHIN_MS = 2000

/**
 * Each costs a phone some milliseconds to ask for; who touches the page in between is not kept waiting. In the background, where
 * a breath may last a second, nobody does.
 */
const ASKED_AT_ONCE = 2

const PROGRAM = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const STARTER =
  /(<script [^>]*type="module"[^>]*>)([^<]*__reactRouterRouteModules[^<]*)(<\/script>)/
const IMPORT = /import \* as (\w+) from ("[^"]+");/g
/** Left in a starter, one that names nothing would run before the page is painted. */
const OTHER_IMPORT = /^\s*import\s+[^(*]/m
/** The last thing that a starter does. */
const BEGINNING = /(import\("[^"]+"\));?$/
/** The starter reads it, and it never holds; where nothing runs, it holds at once. */
const LATE_SHEET = /(<link rel="stylesheet" href="[^"]*\/fonts-late-[^"]+")(\/?>)/

/** The page as it was, where React Router writes in another way than is known here. */
export function withLateParts(html: string): string {
  const [, open = '', code = '', close = ''] = STARTER.exec(html) ?? []
  const programs = [...html.matchAll(PROGRAM)].map(([, href = '']) => href)
  if (code === '' || OTHER_IMPORT.test(code) || programs.length === 0) return html

  // With the starter's own nonce, by which the page's policy knows what was written here.
  const [nonce = ''] = / nonce="[^"]*"/.exec(open) ?? []
  return (
    html
      // Behind a style sheet it would wait for it, and the page with it.
      .replace('<link ', (link) => `<script${nonce}>(${layOutNear})()</script>${link}`)
      .replaceAll(PROGRAM, '')
      .replace(LATE_SHEET, '$1 media="print"$2<noscript>$1$2</noscript>')
      .replace(STARTER, () => `${open}${lateStarter(code, programs)}${close}`)
  )
}

function lateStarter(code: string, programs: readonly string[]): string {
  const imports = [...code.matchAll(IMPORT)]
  const names = imports.map(([, name]) => name)
  const calls = imports.map(([, , url]) => `import(${url})`)
  const alive = JSON.stringify(CAME_TO_LIFE)
  return `const sign = (${signOfReader})(${RESTS_AT_MOST_MS});
const { giveOn, sendForms } = (${holdPresses})();
addEventListener(${alive}, giveOn, { once: true });
(${countOnLeaving})(${alive});
(${markComposing})();
const seen = Promise.all([
  new Promise((go) => new PerformanceObserver(go).observe({ type: "paint", buffered: true })),
  ...[...document.querySelectorAll('img[fetchpriority="high"]')].map((picture) => picture.decode().catch(() => {})),
]);
await Promise.race([
  seen.then(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))),
  new Promise((go) => setTimeout(go, ${SEEN_WITHIN_MS})),
]);
const sheet = document.querySelector('link[media="print"]');
const faces = sheet && (${declareLateFaces})(sheet, ${alive}).catch(() => { sheet.media = "all"; });
const programs = ${JSON.stringify(programs)};
Promise.resolve(faces).then(${layOutRest}).then(() => (${fetchAhead})(programs, sign));
await sign;
setTimeout(sendForms, ${HOLDS_AT_MOST_MS});
for (const [at, href] of programs.entries()) {
  if (at % ${ASKED_AT_ONCE} === 0 && !document.hidden) await new Promise((go) => setTimeout(go));
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
const without = (error) => { sendForms(); throw error; };
const [${names.join(', ')}] = await Promise.all([${calls.join(', ')}]).catch(without);
${code.replaceAll(IMPORT, '').trim().replace(BEGINNING, '$1.catch(without);')}`
}
