/** Small files for the wire, made once at build time: what the browser may fetch lies beside its Brotli twin. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TEXTS = '**/*.{js,css,svg,glb,json,webmanifest,txt,xml}'
/** Below this the answer's head weighs more than what is saved. */
const BYTES_MIN = 1024

export function precompress(dir: string): void {
  for (const file of globSync(TEXTS, { cwd: dir })) {
    const path = join(dir, file)
    const bytes = readFileSync(path)
    if (bytes.length < BYTES_MIN) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    )
  }
}
