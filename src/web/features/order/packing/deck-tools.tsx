/** One line below the deck: what may be done with the pack, or with the chamber that was pointed at. */
import { useId } from 'react'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { type ListedCartridge, nameOf } from '../cartridge-list.ts'
import css from './pack-panel.module.css'
import type { Packing } from './use-packing.ts'

type Props = {
  scents: readonly ListedCartridge[]
  listed: readonly ListedCartridge[]
  packing: Packing
}

export function DeckTools({ scents, listed, packing }: Props) {
  const { pack, held, target } = packing
  const serial = held === null ? null : (pack.slots.flat()[held] ?? null)

  return (
    <div className={css.tools}>
      {held !== null && serial !== null ? (
        <Held chamber={held} name={nameOf(scents, serial)} packing={packing} />
      ) : target !== null ? (
        <Target chamber={target} packing={packing} />
      ) : (
        <PackTools listed={listed} packing={packing} />
      )}
    </div>
  )
}

function Held({ chamber, name, packing }: { chamber: number; name: string; packing: Packing }) {
  const t = useT()
  return (
    <>
      <p className={css.asked}>
        <strong>{name}</strong> {t('order.heldHint')}
      </p>
      <Button variant="outline" size="small" onClick={() => packing.acts.takeOut(chamber)}>
        {t('order.takeOut')}
      </Button>
    </>
  )
}

function Target({ chamber, packing }: { chamber: number; packing: Packing }) {
  const t = useT()
  const number = (chamber % CARTRIDGES_PER_PACKAGE) + 1
  return (
    <>
      <p className={css.asked}>{t('order.targetHint', { number })}</p>
      <Button variant="quiet" size="small" onClick={packing.acts.putDown}>
        {t('ui.cancel')}
      </Button>
    </>
  )
}

function PackTools({ listed, packing }: { listed: readonly ListedCartridge[]; packing: Packing }) {
  const t = useT()
  const hintId = useId()
  const { pack, position, acts } = packing
  const hasRoom =
    pack.packages > 0 && (pack.packing.status === 'short' || pack.packing.status === 'empty')
  const [here, next] = [pack.slots[position], pack.slots[position + 1]]
  const canCopy = here?.some((serial) => serial !== null) && next?.includes(null)

  return (
    <>
      {hasRoom && (
        <>
          <Button
            variant="outline"
            size="small"
            aria-describedby={hintId}
            onClick={() => acts.fill(listed)}
          >
            {t('order.fillRest')}
          </Button>
          <span id={hintId} className="visually-hidden">
            {t('order.fillRestHint')}
          </span>
        </>
      )}
      {canCopy && (
        <Button variant="outline" size="small" onClick={() => acts.copyOn(position)}>
          {t('order.copyOn', { number: position + 2 })}
        </Button>
      )}
      {!hasRoom && !canCopy && <p className={css.asked}>{t('order.deckHint')}</p>}
    </>
  )
}
