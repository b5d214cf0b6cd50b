/** Remakes the model of the shooter that its product page shows. Nothing at run time needs Blender. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import subsetFont from 'subset-font'

import { COMMANDS } from '../commands.ts'
import { answerHelp } from '../usage.ts'
import { packModel } from './model-pack.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SCRIPT = join(ROOT, 'art/viewer/shooter3.py')
const MODEL = join(ROOT, 'src/web/features/product/viewer/shooter3.glb')
const MONO = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'

answerHelp(COMMANDS.model.usage)

const dir = mkdtempSync(join(tmpdir(), 'shooter-model-'))
try {
  const raw = join(dir, 'raw.glb')
  const font = join(dir, 'numerals.ttf')
  writeFileSync(font, await numerals())
  const blender = process.env.BLENDER_PATH ?? 'blender'
  const args = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', SCRIPT, '--', raw, font]
  const done = spawnSync(blender, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (done.error || done.status !== 0) throw new Error(`${blender} did not make the model`)

  const model = packModel(readFileSync(raw))
  writeFileSync(MODEL, model)
  const wire = brotliCompressSync(model).length
  process.stdout.write(`${MODEL}: ${model.length} bytes, ${wire} on the wire\n`)
} finally {
  rmSync(dir, { recursive: true, force: true })
}

/** Blender reads no woff2: the six numerals of the deck, in the face of our labels. */
function numerals(): Promise<Buffer> {
  const source = readFileSync(fileURLToPath(import.meta.resolve(MONO)))
  return subsetFont(source, '123456', { targetFormat: 'sfnt', variationAxes: { wght: 500 } })
}
