/** Writes and reads what the pages know of the pictures: src/web/pictures/manifest.ts. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

import type { Encoded } from './art-encode.ts'

const MANIFEST = 'src/web/pictures/manifest.ts'

/** `scene-vr` is described by `pictures.sceneVr`. */
const altKeyOf = (name: string): string =>
  `pictures.${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`

export function writeManifest(pictures: Record<string, Encoded>, social: Record<string, string>) {
  const rows = Object.entries(pictures).map(
    ([name, { width, height, widths, background, version }]) =>
      `'${name}': { width: ${width}, height: ${height}, widths: [${widths.join(', ')}],
        alt: '${altKeyOf(name)}', background: ${background ? `'${background}'` : null}, version: '${version}' },`,
  )
  const cards = Object.entries(social).map(([name, file]) => `'${name}': '${file}',`)
  writeFileSync(
    MANIFEST,
    `/** Written by \`npm run tool -- art\`; change art/ and run it instead of editing here. */

    /** Every picture of the products: true size, widths on offer, its description, the background it waits on. */
    export const PICTURES = { ${rows.join('\n')} } as const

    /** What a link to a page shows where it is shared: ${SOCIAL_SIZE.width} × ${SOCIAL_SIZE.height} pixels, by page. */
    export const SOCIAL_PICTURES = { ${cards.join('\n')} } as const

    export const SOCIAL_SIZE = { width: ${SOCIAL_SIZE.width}, height: ${SOCIAL_SIZE.height} } as const

    export type PictureName = keyof typeof PICTURES
    export type SocialPictureName = keyof typeof SOCIAL_PICTURES
    `,
  )
  execFileSync('node_modules/.bin/biome', ['check', '--write', MANIFEST], { stdio: 'pipe' })
}

export const SOCIAL_SIZE = { width: 1200, height: 630 } as const
