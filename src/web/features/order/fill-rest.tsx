import { useId } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { useNotify } from '../../ui/notification.tsx'
import { fillFrom, type Pack } from './pack.ts'
import { canPack, type ShelfItem } from './shelf.ts'

/** Only scents of which one for every package is in stock, so that what is filled can be ordered. */
export function FillRest({ pack, items }: { pack: Pack; items: readonly ShelfItem[] }) {
  const t = useT()
  const notify = useNotify()
  const hintId = useId()
  const hasRoom = pack.packing.status === 'short' || pack.packing.status === 'empty'

  const fill = () => {
    const serials = items
      .filter((item) => canPack(item) && item.available >= pack.packages)
      .map(({ serial }) => serial)
    if (!fillFrom(serials)) notify({ text: t('order.fillShort'), type: 'info' })
  }

  return (
    <p>
      <span id={hintId}>{t('order.fillRestHint')}</span>
      <Button
        variant="outline"
        size="small"
        aria-describedby={hintId}
        disabled={!hasRoom || pack.packages === 0}
        onClick={fill}
      >
        {t('order.fillRest')}
      </Button>
    </p>
  )
}
