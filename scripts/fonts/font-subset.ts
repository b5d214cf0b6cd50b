/** The part of the build that cuts the site's fonts to its own words. Decision 0018. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

import {
  areaRules,
  type Face,
  faceRule,
  facesOf,
  isLate,
  LICENCES,
  PRELOADED,
  standInRules,
} from './font-faces.ts'
import { fileOf, nameOf } from './font-file.ts'
import { WORD_FILES } from './font-words.ts'

const SHEETS = 'src/web/styles'
const SHEET = resolve(SHEETS, 'fonts.css').replaceAll('\\', '/')
const LATE_SHEET = resolve(SHEETS, 'fonts-late.css').replaceAll('\\', '/')

export function fontSubset(): Plugin {
  let isBuild = false
  let named: readonly ServedFace[] | null = null
  let cut: Promise<unknown> | null = null
  /** A build reads its texts once and needs only names until its end; during development texts change. */
  const faces = async (): Promise<readonly ServedFace[]> => {
    if (!isBuild) return (await cutFonts(facesOf)).map((face) => served(face, `/${fileOf(face)}`))
    return facesOfBuild()
  }
  const facesOfBuild = () => {
    named ??= facesOf().map((face) => served(face, `/assets/${nameOf(face)}`))
    return named
  }
  return {
    name: 'font-subset',
    enforce: 'pre',
    // The build writes the files itself, under the addresses that it gave to the style sheets before it had cut them.
    config: () => ({ build: { rolldownOptions: { external: /^\/assets\/[\w-]+\.woff2$/ } } }),
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      // One cutter: the browser's part is built in another process, and React Router's reader of routes has plugins of its own.
      if (!isBuild || this.environment.name !== 'ssr') return
      cut ??= cutFonts(facesOfBuild)
      // The end of the build awaits it and gets the error.
      cut.catch(() => {})
    },
    // Filters: without one, a hook is called for each of 5,000 modules.
    resolveId: { filter: { id: /^virtual:font-preloads$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /virtual:font-preloads$/ },
      handler: async () => preloadsModule(await faces()),
    },
    transform: {
      filter: { id: /\/fonts(-late)?\.css(\?|$)/ },
      async handler(code, id) {
        const sheet = id.replace(/\?.*$/, '')
        // With `?url`, the module is JavaScript that imports the sheet.
        if ((sheet !== SHEET && sheet !== LATE_SHEET) || id.endsWith('?url')) return null
        // Changed texts show at once during development.
        for (const path of WORD_FILES.flatMap((place) => globSync(place))) {
          this.addWatchFile(resolve(path))
        }
        const rulesOf = sheet === LATE_SHEET ? lateRules : firstRules
        return { code: `${code}\n${rulesOf(await faces())}`, map: null }
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const source = LICENCES.map((path) => readFileSync(path, 'utf8')).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'fonts/LICENCES.txt', source })
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'ssr') return
        // The server's part comes last: until then nothing waits for the cutter.
        await cut
        const { client } = this.environment.getTopLevelConfig().environments
        const assets = join(client?.build.outDir ?? '', 'assets')
        for (const face of facesOfBuild()) copyFileSync(fileOf(face), join(assets, nameOf(face)))
      },
    },
  }
}

/** `address`: where browsers find it. */
type ServedFace = Face & { address: string }

const served = (face: Face, path: string): ServedFace => ({
  ...face,
  address: path.replaceAll('\\', '/'),
})

const firstRules = (faces: readonly ServedFace[]): string =>
  `${standInRules()}\n${areaRules()}\n${faceRules(faces.filter((face) => !isLate(face)))}`

const lateRules = (faces: readonly ServedFace[]): string => faceRules(faces.filter(isLate))

const faceRules = (faces: readonly ServedFace[]): string =>
  faces.map((face) => faceRule(face, face.address)).join('\n')

/** `FONT_PRELOADS`: the files that the first view of a language needs. */
function preloadsModule(faces: readonly ServedFace[]): string {
  const lists = Object.entries(PRELOADED).map(([locale, names]) => [
    locale,
    names.map((wanted) => faces.find(({ name }) => name === wanted)?.address),
  ])
  return `export const FONT_PRELOADS = ${JSON.stringify(Object.fromEntries(lists))}\n`
}

let cutting: Promise<void> | null = null

/** Texts may change while the cutter is still running for the previous ones. */
async function cutFonts<F extends Face>(read: () => readonly F[]): Promise<readonly F[]> {
  for (;;) {
    const faces = read()
    if (faces.every((face) => existsSync(fileOf(face)))) return faces
    cutting ??= runCutter().finally(() => {
      cutting = null
    })
    await cutting
  }
}

async function runCutter(): Promise<void> {
  const cutter = spawn(process.execPath, ['scripts/fonts/font-cut.ts'], { stdio: 'inherit' })
  const [code] = await once(cutter, 'exit')
  if (code !== 0) throw new Error(`cutting the fonts ended with ${code}`)
}
