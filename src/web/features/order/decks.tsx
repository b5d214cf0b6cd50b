/** Every package as it is packed: six wells, each in the colour of its scent, with its name below. */
import { useRef } from 'react'

import type { Slot } from '#domain/cart/slots.ts'
import { useT } from '#i18n/use-t.ts'

import type { Builder } from './builder.ts'
import css from './decks.module.css'
import { linesOf, type Pack, removeCartridge } from './pack.ts'
import type { Scent } from './shelf.ts'

type Props = { builder: Builder; pack: Pack }

export function Decks({ builder, pack }: Props) {
  const t = useT()
  const titles = useTitles(builder, pack)
  const isMany = pack.packages > 1

  return (
    <div
      className={css.decks}
      data-many={isMany || undefined}
      // What scrolls must be reachable by keyboard (WCAG 2.1.1).
      {...(isMany && { role: 'group', tabIndex: 0, 'aria-label': t('order.packagesTitle') })}
    >
      {pack.slots.map((slots, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a package is its place in the order, and nothing else.
        <Deck key={position} title={titles[position] ?? ''} slots={slots} scents={builder.scents} />
      ))}
    </div>
  )
}

/** Kits first; numbered as soon as there are two of a kind. */
function useTitles(builder: Builder, pack: Pack): string[] {
  const t = useT()
  return linesOf(pack.draft).flatMap(({ id, quantity }) => {
    const product = builder.products[id]
    if (quantity === 1) return [product]
    return Array.from({ length: quantity }, (_, index) =>
      t('order.deckNumbered', { product, number: index + 1 }),
    )
  })
}

type DeckProps = { title: string; slots: readonly Slot[]; scents: readonly Scent[] }

function Deck({ title, slots, scents }: DeckProps) {
  const t = useT()
  const deck = useRef<HTMLFieldSetElement>(null)

  const remove = (serial: string, position: number) => {
    removeCartridge(serial)
    requestAnimationFrame(() => focusNear(deck.current, position))
  }

  return (
    <fieldset ref={deck} className={css.deck} tabIndex={-1}>
      <legend>{title}</legend>
      <ol className={css.wells}>
        {slots.map((serial, position) => {
          const number = position + 1
          const scent = scents.find((it) => it.serial === serial)
          const name = scent?.name ?? serial ?? ''
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chamber is its place in the package.
            <li key={position}>
              {serial === null ? (
                <span className={css.well}>
                  <span className={css.lens} aria-hidden="true">
                    {number}
                  </span>
                  <span className="heard">{t('order.wellEmpty', { number })}</span>
                </span>
              ) : (
                <button
                  type="button"
                  className={css.well}
                  data-kind={scent?.kind}
                  data-filled
                  aria-label={t('order.wellRemove', { number, name })}
                  onClick={() => remove(serial, position)}
                >
                  <span className={css.lens} aria-hidden="true" />
                  <span className={css.name}>{name}</span>
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}

/** The next scent moves up into the chamber; after the last one the focus goes to the one before, or the package. */
function focusNear(deck: HTMLFieldSetElement | null, position: number): void {
  const filled = [...(deck?.querySelectorAll('button') ?? [])]
  const near = filled[position] ?? filled.at(-1) ?? deck
  near?.focus()
}
