/** The choices for the background of the home page: each with the value of the setting, and what its card shows. */
import { fileOf as fileOfUpload, type Picture, thumbnailOf } from '#domain/uploads/picture.ts'
import { PICTURES, type PictureName } from '#web/pictures/manifest.ts'
import { fileOf } from '#web/pictures/picture.tsx'

export type PictureChoice = { value: string; src: string; width: number; height: number }
export type ProductChoice = PictureChoice & { name: PictureName }
export type UploadChoice = PictureChoice & { alt: Picture['alt'] }

/** Pictures of the products that are made for a wide screen. */
export const PRODUCT_CHOICES: readonly ProductChoice[] = (Object.keys(PICTURES) as PictureName[]) // The manifest's own names.
  .filter((name) => PICTURES[name].width > PICTURES[name].height)
  .map((name) => {
    const { width, height, widths } = PICTURES[name]
    return {
      name,
      value: fileOf(name, width, 'webp'),
      src: fileOf(name, widths[0], 'webp'),
      width,
      height,
    }
  })

export const uploadChoice = (picture: Picture): UploadChoice => {
  const { name, width, height, alt } = picture
  const value = fileOfUpload(name, width, 'webp')
  return { value, src: thumbnailOf(picture), width, height, alt }
}
