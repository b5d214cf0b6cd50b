/**
 * Subsets the fonts of the documents: one weight a file, with every character of the source, because a name may hold
 * any. Run by hand when a source changes; the output is committed. Decision 0021.
 */
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import subsetFont from 'subset-font'

import { COMMANDS } from '../commands.ts'
import { answerHelp } from '../usage.ts'
import { RESERVED_NAME } from './font-faces.ts'
import { withoutReservedName } from './font-name.ts'

const FOLDER = 'src/server/documents/fonts'
const PRETENDARD = 'src/web/fonts/PretendardJPVariable.woff2'
const MONA = 'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'

/** A part may not bear the name that is reserved for the whole. */
const RESERVED_NAMES = [RESERVED_NAME, 'Mona']

const CUTS = [
  { name: 'east-asian-400', source: PRETENDARD, axes: { wght: 400 } },
  { name: 'east-asian-600', source: PRETENDARD, axes: { wght: 600 } },
  { name: 'latin-400', source: MONA, axes: { wght: 400, wdth: 100 } },
  { name: 'latin-600', source: MONA, axes: { wght: 600, wdth: 100 } },
  { name: 'latin-wide', source: MONA, axes: { wght: 620, wdth: 112 } },
] as const

/** Everything but surrogates; a font ignores what it does not have. */
function everyCharacter(): string {
  const codes = Array.from({ length: 0x30000 - 0x20 }, (_, at) => at + 0x20)
  return codes
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .join('')
}

const compress = promisify(brotliCompress)

answerHelp(COMMANDS['document-fonts'].usage)

for (const { name, source, axes } of CUTS) {
  const font = await subsetFont(await readFile(source), everyCharacter(), {
    targetFormat: 'sfnt',
    variationAxes: axes,
    noHinting: true,
    keepFeatures: ['kern'],
  })
  for (const reserved of RESERVED_NAMES) withoutReservedName(font, reserved)
  const packed = await compress(font, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
  writeFileSync(`${FOLDER}/${name}.ttf.br`, packed)
  process.stdout.write(`${name}: ${font.length} bytes, ${packed.length} packed\n`)
}
