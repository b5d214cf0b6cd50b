/** The state of the pack: what is missing, enough, too much or too often. Spec §5 "Cartridge hints". */
import { capacityOf, packingOf } from '#domain/cart/packaging.ts'
import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

import type { Builder } from '../builder.ts'
import { nameOf } from '../cartridge-list.ts'
import type { Pack } from '../pack.ts'
import css from './pack-panel.module.css'
import type { Packing } from './use-packing.ts'

export function PackHint({ builder, packing }: { builder: Builder; packing: Packing }) {
  const t = useT()
  const { pack } = packing
  const { tone, text } = useHint(pack)
  const names = pack.duplicates.map((serial) => nameOf(builder.scents, serial))

  return (
    <div className={css.hint}>
      <Callout tone={tone}>
        <p data-early-hint>
          <span>{text}</span>
        </p>
        {names.length > 0 && <p>{t('order.duplicated', { names })}</p>}
        <Correction packing={packing} isSold={builder.sold['refill-pack']} />
      </Callout>
    </div>
  )
}

/** Both ways out of too much: fewer cartridges, or more packages. */
function Correction({ packing: { pack, acts }, isSold }: { packing: Packing; isSold: boolean }) {
  const t = useT()
  const excess = pack.packing.status === 'over' ? pack.packing.excess : 0
  if ((excess === 0 && pack.duplicates.length === 0) || pack.packages === 0) return null

  const more = Math.ceil(excess / CARTRIDGES_PER_PACKAGE)
  return (
    <div className={css.correction}>
      <Button variant="outline" size="small" onClick={acts.takeOutExcess}>
        {t('order.takeOutExcess')}
      </Button>
      {more > 0 && isSold && (
        <Button variant="outline" size="small" onClick={() => acts.addPackages(more)}>
          {t('order.addPackages', { count: more })}
        </Button>
      )}
    </div>
  )
}

type HintedPack = Pick<Pack, 'packing' | 'packages' | 'duplicates'>

/** The same words in the panel and in the bar of a phone. */
export const useHint = (pack: Pack) => useHintOf()(pack)

/** For one package, by the number of cartridges in it: what is shown before hydration, by `early-pack.ts`. */
export function useHints(): string[] {
  const hintOf = useHintOf()
  return Array.from({ length: CARTRIDGES_PER_PACKAGE + 1 }, (_, quantity) => {
    const packing = packingOf(1, [{ quantity }])
    return hintOf({ packing, packages: 1, duplicates: [] }).text
  })
}

function useHintOf() {
  const t = useT()
  const problemText = useProblem()

  return ({ packing, packages, duplicates }: HintedPack) => {
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
          ? { tone: 'danger' as const, text: t('order.tooOften') }
          : { tone: 'ok' as const, text: t('order.enough', { count: packing.selected }) }
      case 'over':
        return {
          tone: 'danger' as const,
          text: problemText('quantity_exceeded', { excess: packing.excess }),
        }
    }
  }
}
