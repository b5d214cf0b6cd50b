/** Chambers may stay empty, once the page has asked (decisions, section 6). */
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { Pack } from '../pack.ts'
import type { GoOn } from '../use-go-on.ts'

export function EmptyChambers({ pack, goOn }: { pack: Pack; goOn: GoOn }) {
  const t = useT()
  return (
    <Dialog
      isOpen={goOn.isAsking}
      title={t('order.emptyChambersTitle', {
        count: pack.packing.status === 'short' ? pack.packing.remaining : 0,
      })}
      close={t('ui.close')}
      onClose={goOn.stay}
      actions={
        <>
          <Button variant="outline" onClick={goOn.stay}>
            {t('order.chooseMore')}
          </Button>
          <Button onClick={goOn.leave}>{t('order.orderLikeThis')}</Button>
        </>
      }
    >
      <p>{t('order.emptyChambersText')}</p>
    </Dialog>
  )
}
