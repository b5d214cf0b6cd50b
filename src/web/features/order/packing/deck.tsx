/** The deck of the device seen from above: six chambers round a dial, filled as one chooses. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import type { Slot } from '#domain/cart/slots.ts'
import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { nameOf, type Scent } from '../cartridge-list.ts'
import css from './deck.module.css'
import { commandOf } from './deck-keys.ts'
import type { Packing } from './use-packing.ts'

type Props = { title: string; scents: readonly Scent[]; packing: Packing }

export function Deck({ title, scents, packing }: Props) {
  const t = useT()
  const hintId = useId()
  const deck = useRef<HTMLFieldSetElement>(null)
  const [at, setAt] = useState(0)
  const { pack, position, held, acts } = packing
  const slots = pack.slots[position] ?? []
  const first = position * CARTRIDGES_PER_PACKAGE

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, at)
    // With nothing held and nothing targeted, Escape closes the panel around the deck.
    if (command === null || (command === 'putDown' && held === null && packing.target === null))
      return
    event.preventDefault()
    if (command === 'undo') acts.undo()
    else if (command === 'takeOut') acts.takeOut(first + at)
    else if (command === 'putDown') acts.putDown()
    else deck.current?.querySelectorAll<HTMLElement>('[data-chamber]')[command.well]?.focus()
  }

  return (
    <fieldset
      ref={deck}
      className={css.deck}
      data-deck
      data-holding={held !== null || undefined}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <legend className="visually-hidden">{title}</legend>
      <p id={hintId} className="visually-hidden">
        {t('order.deckKeys', { chambers: CARTRIDGES_PER_PACKAGE })}
      </p>
      <span className={css.plate} aria-hidden="true" />
      <ol>
        {slots.map((serial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chamber is its place in the package.
          <li key={index} className={css.place}>
            <Well
              serial={serial}
              chamber={first + index}
              number={index + 1}
              scents={scents}
              packing={packing}
              isEntry={index === at}
              onFocus={() => setAt(index)}
            />
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
      <Dial slots={slots} />
    </fieldset>
  )
}

type WellProps = {
  serial: Slot
  chamber: number
  number: number
  scents: readonly Scent[]
  packing: Packing
  /** The one chamber that Tab leads to; arrows lead to the others. */
  isEntry: boolean
  onFocus: () => void
}

function Well({ serial, chamber, number, scents, packing, isEntry, onFocus }: WellProps) {
  const t = useT()
  const { held, target, next, acts } = packing
  const isChosen = chamber === held || chamber === target
  const name = serial === null ? null : nameOf(scents, serial)
  const kind = scents.find((it) => it.serial === serial)?.kind ?? 'custom'

  return (
    <button
      type="button"
      className={css.well}
      data-chamber={chamber}
      data-scent={serial ?? undefined}
      data-next={chamber === next || undefined}
      data-held={chamber === held || undefined}
      aria-pressed={isChosen}
      aria-label={
        name === null ? t('order.wellEmpty', { number }) : t('order.wellFilled', { number, name })
      }
      tabIndex={isEntry ? 0 : -1}
      onFocus={onFocus}
      onClick={() => acts.choose(chamber)}
    >
      {serial === null ? (
        <Icon name="plus" size={20} className={css.plus} />
      ) : (
        <Laid key={serial}>
          <Seal serial={serial} kind={kind} size={64} />
        </Laid>
      )}
    </button>
  )
}

/** A cartridge that is new in its chamber snaps into it. */
const Laid = ({ children }: { children: ReactNode }) => <span className={css.laid}>{children}</span>

/** The aluminium in the middle tells how many are still missing in this package. */
function Dial({ slots }: { slots: readonly Slot[] }) {
  const free = slots.filter((serial) => serial === null).length
  return (
    <span className={css.dial} aria-hidden="true" data-early-free>
      {free === 0 ? <Icon name="check" /> : <span className="figures">{free}</span>}
    </span>
  )
}
