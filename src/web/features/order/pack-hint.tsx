/** How the pack stands: what is missing, enough, too much or too often. Spec §5 "Cartridge hints". */
import { capacityOf } from '#domain/cart/packaging.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import type { Builder } from './builder.ts'
import { type Pack, takeOutExcess } from './pack.ts'
import { nameOf } from './shelf.ts'

export function PackHint({ builder, pack }: { builder: Builder; pack: Pack }) {
  const t = useT()
  const { tone, text } = useHint(pack)
  const isTooMuch = pack.packing.status === 'over' || pack.duplicates.length > 0

  return (
    <>
      <div aria-live="polite">
        <Note tone={tone}>
          <p>{text}</p>
          {pack.duplicates.length > 0 && (
            <p>
              {t('order.duplicated', {
                names: pack.duplicates.map((serial) => nameOf(builder.scents, serial)).join(', '),
              })}
            </p>
          )}
        </Note>
      </div>
      {isTooMuch && pack.packages > 0 && (
        <p>
          <Button variant="outline" size="small" onClick={takeOutExcess}>
            {t('order.takeOutExcess')}
          </Button>
        </p>
      )}
    </>
  )
}

/** The same words in the rail and in the bar of a phone. */
export function useHint({ packing, packages, duplicates }: Pack) {
  const t = useT()
  const problemText = useProblem()

  switch (packing.status) {
    case 'empty':
      return packages === 0
        ? { tone: 'warn' as const, text: t('order.noPackages') }
        : { tone: 'info' as const, text: t('order.nothingYet', { count: capacityOf(packages) }) }
    case 'short':
      return {
        tone: duplicates.length > 0 ? ('danger' as const) : ('info' as const),
        text: t('order.remaining', { count: packing.remaining }),
      }
    case 'full':
      return duplicates.length > 0
        ? { tone: 'danger' as const, text: t('order.takeOutExcess') }
        : { tone: 'ok' as const, text: t('order.enough', { count: packing.selected }) }
    case 'over':
      return {
        tone: 'danger' as const,
        text: problemText('quantity_exceeded', { excess: packing.excess }),
      }
  }
}
