/** The part of the build that cuts the site's fonts to its own words. Decision 0018. */
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

import { fileOf } from './font-cut.ts'
import { faceRule, facesOf, LICENCES, PRELOADED, standInRules } from './font-faces.ts'
import { WORD_FILES } from './font-words.ts'

const SHEET = resolve('src/web/styles/fonts.css')
const PRELOADS = 'virtual:font-preloads'

export function fontSubset(): Plugin {
  return {
    name: 'font-subset',
    enforce: 'pre',
    buildStart() {
      // Whoever needs the fonts waits for them, and hears of a failure.
      cutFonts().catch(() => {})
    },
    resolveId: (id) => (id === PRELOADS ? `\0${PRELOADS}` : null),
    async load(id) {
      return id === `\0${PRELOADS}` ? preloadsModule() : null
    },
    async transform(code, id) {
      if (id.replace(/\?.*$/, '') !== SHEET.replaceAll('\\', '/')) return null
      // Changed words are seen at once while one develops.
      for (const path of WORD_FILES.flatMap((place) => globSync(place))) {
        this.addWatchFile(resolve(path))
      }
      return { code: `${code}\n${await faceRules()}`, map: null }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const source = LICENCES.map((path) => readFileSync(path, 'utf8')).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'fonts/LICENCES.txt', source })
    },
  }
}

async function faceRules(): Promise<string> {
  await cutFonts()
  const rules = facesOf().map((face) =>
    faceRule(face, relative(join(SHEET, '..'), fileOf(face)).replaceAll('\\', '/')),
  )
  return [standInRules(), ...rules].join('\n')
}

/** `FONT_PRELOADS`: the files that the first view of a language needs, by the addresses they are served at. */
async function preloadsModule(): Promise<string> {
  await cutFonts()
  const wanted = new Set<string>(Object.values(PRELOADED).flat())
  const variable = (name: string): string => name.replaceAll('-', '_')
  const imports = facesOf()
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

/** Words may change while the cutter works on those before. */
async function cutFonts(): Promise<void> {
  while (facesOf().some((face) => !existsSync(fileOf(face)))) {
    cutting ??= runCutter().finally(() => {
      cutting = null
    })
    await cutting
  }
}

function runCutter(): Promise<void> {
  return new Promise((done, fail) => {
    const cutter = spawn(process.execPath, ['scripts/font-cut.ts'], { stdio: 'inherit' })
    cutter.on('error', fail)
    cutter.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`cutting the fonts ended with ${code}`)),
    )
  })
}
