/** Compresses files once: each file for the browser has a Brotli copy next to it, and its fonts are packed. */
import { existsSync, globSync, writeFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

import { packFont } from '../fonts/font-pack.ts'

const TEXTS = '**/*.{js,css,svg,glb,json,webmanifest,txt,xml}'
/** Below this the answer's head weighs more than what is saved. */
const BYTES_MIN = 256

/** Set by `npm start`: a shop that was just built opens first; then this file runs as a program. */
const COMPRESS_LATER = 'COMPRESS_LATER'

export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: (_config, { command }) =>
      command === 'build' && process.env[COMPRESS_LATER] === undefined,
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: {
      order: 'post',
      sequential: true,
      // The server's part comes last.
      async handler() {
        const { client } = this.environment.getTopLevelConfig().environments
        if (client) await compressAll(client.build.outDir)
      },
    },
  }
}

/** Files that have no twin yet, and fonts that are not packed. */
async function compressAll(dir: string): Promise<void> {
  const pathsOf = (files: string) => globSync(files, { cwd: dir }).map((file) => join(dir, file))
  const paths = pathsOf(TEXTS)
  await Promise.all(paths.filter((path) => !existsSync(`${path}.br`)).map(compress))
  for (const font of pathsOf('assets/*.woff2')) await packFont(font)
  // Beside the folder, which is served as it is: a start that finds it has nothing to compress.
  writeFileSync(join(dir, '..', 'compressed'), '')
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < BYTES_MIN) return

  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  // A shop may be serving them already, and another one be at this too: a twin is there as a whole or not at all.
  const unfinished = `${path}.${process.pid}.br~`
  await writeFile(unfinished, await promisify(brotliCompress)(bytes, { params }))
  await rename(unfinished, `${path}.br`)
}

if (import.meta.main) await compressAll(process.argv[2] ?? '')
