/** Chambers may stay empty and an SDK may be left out, once the page has asked (decisions, sections 6 and 13). */
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { isSdkOpen, type Pack } from '../pack.ts'
import type { ProceedToCheckout } from '../use-proceed-to-checkout.ts'
import { FIELD_IDS } from '../validate-pack.ts'

type Props = { pack: Pack; proceed: ProceedToCheckout; onChooseSdk: () => void }

export function OpenQuestions({ pack, proceed, onChooseSdk }: Props) {
  const t = useT()
  const empty = pack.packing.status === 'short' ? pack.packing.remaining : 0
  const isSdkMissing = isSdkOpen(pack)
  const chooseSdk = () => {
    proceed.stay()
    onChooseSdk()
    // The question gives the focus back before the field takes it.
    setTimeout(() => document.getElementById(FIELD_IDS.sdks)?.focus())
  }

  return (
    <Dialog
      isOpen={proceed.isAsking}
      title={empty > 0 ? t('order.emptyChambersTitle', { count: empty }) : t('order.noSdkTitle')}
      close={t('ui.close')}
      onClose={proceed.stay}
      actions={
        <>
          <Button variant="outline" onClick={proceed.leave}>
            {t('order.orderAnyway')}
          </Button>
          {empty > 0 ? (
            <Button onClick={proceed.stay}>{t('order.chooseMore')}</Button>
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
