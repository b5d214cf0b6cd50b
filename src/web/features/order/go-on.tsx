/** The way to checkout. It names what must be mended, and asks when chambers stay empty (decisions, section 6). */
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary, type Fault } from '../../ui/error-summary.tsx'
import type { Builder } from './builder.ts'
import { faultsOf } from './faults.ts'
import type { Pack } from './pack.ts'

const NO_FAULTS: readonly Fault[] = []

export function GoOn({ builder, pack }: { builder: Builder; pack: Pack }) {
  const t = useT()
  const problem = useProblem()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<{ draft: unknown; faults: readonly Fault[] } | null>(null)
  // What was refused is forgotten as soon as anything about the pack changes.
  const faults = refused?.draft === pack.draft ? refused.faults : NO_FAULTS

  const leave = () => void navigate('/pre-checkout')
  const goOn = () => {
    const found = faultsOf(pack, builder.scents, { t, problem })
    setRefused({ draft: pack.draft, faults: found })
    if (found.length > 0) return
    if (pack.packing.status === 'short') setAsking(true)
    else leave()
  }

  return (
    <>
      <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
      <Button isWide onClick={goOn}>
        {t('order.goOn')}
      </Button>
      <Dialog
        isOpen={isAsking}
        title={t('order.emptyChambersTitle', {
          count: pack.packing.status === 'short' ? pack.packing.remaining : 0,
        })}
        close={t('ui.close')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('order.chooseMore')}
            </Button>
            <Button onClick={leave}>{t('order.orderLikeThis')}</Button>
          </>
        }
      >
        <p>{t('order.emptyChambersText')}</p>
      </Dialog>
    </>
  )
}
