/** Everything of the press kit as one file. */
import { saveFile } from '#web/api/save-file.ts'
import type { PictureName } from '#web/pictures/manifest.ts'

import { pictureAsPng } from './picture-as-png.ts'
import { type ZipEntry, zipOf } from './zip.ts'

const LOGOS = ['mark.svg', 'mark-white.svg'] as const

type Kit = { pictures: readonly PictureName[]; texts: string; now: Date }

export async function saveArchive({ pictures, texts, now }: Kit): Promise<void> {
  const entries: ZipEntry[] = []
  // One after the other: twelve at once are 80 MB of pixels.
  for (const picture of pictures) {
    const { name, file } = await pictureAsPng(picture)
    entries.push({ name: `pictures/${name}`, bytes: await bytesOf(file) })
  }
  for (const name of LOGOS) {
    const file = await fetch(`/press/${name}`)
    entries.push({ name: `logo/${name}`, bytes: await bytesOf(await file.blob()) })
  }
  entries.push({ name: 'texts.txt', bytes: new TextEncoder().encode(texts) })
  saveFile({ name: 'press-kit.zip', file: zipOf(entries, now) })
}

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer())
