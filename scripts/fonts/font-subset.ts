/** The part of the build that cuts the site's fonts to its own words. Decision 0018. */
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

import { fileOf } from './font-cut.ts'
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
import { WORD_FILES } from './font-words.ts'

const SHEETS = 'src/web/styles'
const SHEET = resolve(SHEETS, 'fonts.css').replaceAll('\\', '/')
const LATE_SHEET = resolve(SHEETS, 'fonts-late.css').replaceAll('\\', '/')

export function fontSubset(): Plugin {
  let isBuild = false
  let cut: Promise<readonly Face[]> | null = null
  /** A build reads its texts once; during development they change. */
  const faces = (): Promise<readonly Face[]> => {
    if (!isBuild) return cutFonts()
    cut ??= cutFonts()
    return cut
  }
  return {
    name: 'font-subset',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    buildStart() {
      // React Router's reader of routes has plugins of its own; two cutters would do the same work.
      if (!isBuild) return
      // Code that needs the fonts awaits them and gets the error.
      faces().catch(() => {})
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
        const rules = sheet === LATE_SHEET ? lateRules(await faces()) : firstRules(await faces())
        return { code: `${code}\n${rules}`, map: null }
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const source = LICENCES.map((path) => readFileSync(path, 'utf8')).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'fonts/LICENCES.txt', source })
    },
  }
}

const firstRules = (faces: readonly Face[]): string =>
  `${standInRules()}\n${areaRules()}\n${faceRules(faces.filter((face) => !isLate(face)))}`

const lateRules = (faces: readonly Face[]): string => faceRules(faces.filter(isLate))

const faceRules = (faces: readonly Face[]): string =>
  faces
    .map((face) => faceRule(face, relative(SHEETS, fileOf(face)).replaceAll('\\', '/')))
    .join('\n')

/** `FONT_PRELOADS`: the files that the first view of a language needs, by the addresses they are served at. */
function preloadsModule(faces: readonly Face[]): string {
  const wanted = new Set<string>(Object.values(PRELOADED).flat())
  const variable = (name: string): string => name.replaceAll('-', '_')
  const imports = faces
    .filter(({ name }) => wanted.has(name))
    .map((face) => {
      const path = resolve(fileOf(face)).replaceAll('\\', '/')
      return `import ${variable(face.name)} from ${JSON.stringify(`${path}?url`)}`
    })
  const lists = Object.entries(PRELOADED).map(
    ([locale, names]) => `${locale}: [${names.map(variable).join(', ')}]`,
  )
  return `${imports.join('\n')}\nexport const FONT_PRELOADS = { ${lists.join(', ')} }\n`
}

let cutting: Promise<void> | null = null

/** Texts may change while the cutter is still running for the previous ones. */
async function cutFonts(): Promise<readonly Face[]> {
  for (;;) {
    const faces = facesOf()
    if (faces.every((face) => existsSync(fileOf(face)))) return faces
    cutting ??= runCutter().finally(() => {
      cutting = null
    })
    await cutting
  }
}

function runCutter(): Promise<void> {
  return new Promise((done, fail) => {
    const cutter = spawn(process.execPath, ['scripts/fonts/font-cut.ts'], { stdio: 'inherit' })
    cutter.on('error', fail)
    cutter.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`cutting the fonts ended with ${code}`)),
    )
  })
}
