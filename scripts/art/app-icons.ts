/** Draws the icons of the site from its mark. What it writes is committed. */
import { writeFile } from 'node:fs/promises'

import { markSvg, ROUND_TILE } from '#server/pages/mark.ts'
import { pngOf } from '#server/prints/pictures.ts'

import { COMMANDS } from '../commands.ts'
import { answerHelp } from '../usage.ts'

/** iOS cuts the corners itself. */
const SQUARE_TILE = { ...ROUND_TILE, corner: 0 }
/** Systems cut these to any shape; the mark stays within the inner four fifths. */
const MASKABLE_TILE = { ring: 13, dot: 5, corner: 0 }

const ICONS = [
  { file: 'icons/apple-touch-icon.png', pixels: 180, tile: SQUARE_TILE },
  { file: 'icons/icon-192.png', pixels: 192, tile: ROUND_TILE },
  { file: 'icons/icon-512.png', pixels: 512, tile: ROUND_TILE },
  { file: 'icons/icon-maskable-512.png', pixels: 512, tile: MASKABLE_TILE },
] as const

const FAVICON_PIXELS = 32

answerHelp(COMMANDS['app-icons'].usage)

for (const { file, pixels, tile } of ICONS) {
  await writeFile(`public/${file}`, await pngOf(markSvg(tile), pixels))
}
await writeFile('public/favicon.ico', icoOf(await pngOf(markSvg(ROUND_TILE), FAVICON_PIXELS)))

/** An icon file that holds one PNG: a header of 6 bytes, one entry of 16, the picture. */
function icoOf(png: Uint8Array): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(FAVICON_PIXELS, 6)
  header.writeUInt8(FAVICON_PIXELS, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
