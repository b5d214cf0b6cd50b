import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** A picture of one color, dragged from the desktop onto a field. */
export async function dropPicture(field: Locator): Promise<void> {
  const create = { width: 640, height: 400, channels: 3, background: '#2f8f5b' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const dataTransfer = await field.page().evaluateHandle(
    (content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], 'room.png', { type: 'image/png' }))
      return transfer
    },
    [...bytes],
  )
  await field.dispatchEvent('drop', { dataTransfer })
}
