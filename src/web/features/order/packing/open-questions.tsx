/** Chambers may stay empty and an SDK may be left out, once the page has asked (decisions, sections 6 and 13). */
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { isSdkOpen, type Pack } from '../pack.ts'
import type { GoOn } from '../use-go-on.ts'
import { FIELD_IDS } from '../validate-pack.ts'

type Props = { pack: Pack; goOn: GoOn; onChooseSdk: () => void }

export function OpenQuestions({ pack, goOn, onChooseSdk }: Props) {
  const t = useT()
  const empty = pack.packing.status === 'short' ? pack.packing.remaining : 0
  const isSdkMissing = isSdkOpen(pack)
  const chooseSdk = () => {
    goOn.stay()
    onChooseSdk()
    // The question gives the focus back before the field takes it.
    setTimeout(() => document.getElementById(FIELD_IDS.sdks)?.focus())
  }

  return (
    <Dialog
      isOpen={goOn.isAsking}
      title={empty > 0 ? t('order.emptyChambersTitle', { count: empty }) : t('order.noSdkTitle')}
      close={t('ui.close')}
      onClose={goOn.stay}
      actions={
        <>
          <Button variant="outline" onClick={goOn.leave}>
            {t('order.orderAnyway')}
          </Button>
          {empty > 0 ? (
            <Button onClick={goOn.stay}>{t('order.chooseMore')}</Button>
          ) : (
            <Button onClick={chooseSdk}>{t('order.chooseSdk')}</Button>
          )}
        </>
      }
    >
      {empty > 0 && <p>{t('order.emptyChambersText')}</p>}
      {empty > 0 && isSdkMissing && (
        <p>
          <strong>{t('order.noSdkTitle')}</strong>
        </p>
      )}
      {isSdkMissing && <p>{t('order.noSdkText')}</p>}
    </Dialog>
  )
}
