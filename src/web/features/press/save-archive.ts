/** Everything of the press kit as one file. */
import { type Zippable, zipSync } from 'fflate'

import { saveFile } from '#web/api/save-file.ts'
import type { PictureName } from '#web/pictures/manifest.ts'

import { pictureAsPng } from './picture-as-png.ts'

const LOGOS = ['mark.svg', 'mark-white.svg'] as const

type Kit = { pictures: readonly PictureName[]; texts: string; now: Date }

export async function saveArchive({ pictures, texts, now }: Kit): Promise<void> {
  const files: Zippable = {}
  // One after the other: twelve at once are 80 MB of pixels.
  for (const picture of pictures) {
    const { name, file } = await pictureAsPng(picture)
    files[`pictures/${name}`] = await bytesOf(file)
  }
  for (const name of LOGOS) {
    const file = await fetch(`/press/${name}`)
    // An error page is no logo.
    if (!file.ok) throw new Error(`${name} was answered with ${file.status}`)
    files[`logo/${name}`] = await bytesOf(await file.blob())
  }
  files['texts.txt'] = new TextEncoder().encode(texts)
  // PNG is compressed already.
  const zip = zipSync(files, { level: 0, mtime: now })
  saveFile({ name: 'press-kit.zip', file: new Blob([zip], { type: 'application/zip' }) })
}

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer())
