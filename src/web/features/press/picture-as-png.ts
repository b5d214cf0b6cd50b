/** A picture as PNG, which every program for text and layout opens: made of the WebP file in the browser. */
import { PICTURES, type PictureName } from '#web/pictures/manifest.ts'
import { fileOf } from '#web/pictures/picture.tsx'

export async function pictureAsPng(name: PictureName): Promise<{ name: string; file: Blob }> {
  const { width, height } = PICTURES[name]
  const file = await fetch(fileOf(name, width, 'webp'))
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(await createImageBitmap(await file.blob()), 0, 0)
  return { name: `${name}.png`, file: await canvas.convertToBlob({ type: 'image/png' }) }
}
