/** The pack itself: decks, what is missing, what comes along. Beside the list, or in the drawer of a phone. */
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'

import { useT } from '#i18n/use-t.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import type { Builder } from '../builder.ts'
import { type ListedCartridge, nameOf } from '../cartridge-list.ts'
import { linesOf, type Pack } from '../pack.ts'
import type { UnitPrices } from '../use-prices.ts'
import type { ProceedToCheckout } from '../use-proceed-to-checkout.ts'
import { Deck } from './deck.tsx'
import { DeckTools } from './deck-tools.tsx'
import { DevicePart, type ShowCompatibility } from './device-part.tsx'
import { PackHint, useHint } from './pack-hint.tsx'
import css from './pack-panel.module.css'
import { PackagesRow, tabIdOf } from './packages-row.tsx'
import type { Packing } from './use-packing.ts'

export type PackProps = {
  builder: Builder
  packing: Packing
  /** What the list shows now: the rest is filled from it. */
  listed: readonly ListedCartridge[]
  showCompatibility: ShowCompatibility
  proceed: ProceedToCheckout
  prices: UnitPrices | null
  /** The way to an estimate. */
  estimate: ReactNode
}

type Props = Omit<PackProps, 'prices' | 'estimate'>

export function PackPanel({ builder, packing, listed, showCompatibility, proceed }: Props) {
  const t = useT()
  const panel = useRef<HTMLDivElement>(null)
  useRestoreFocus(panel)
  const panelId = useId()
  const { pack, position } = packing
  const titles = useTitles(builder, pack)
  const isMany = pack.packages > 1
  const { scents } = builder

  return (
    <div ref={panel} className={css.panel}>
      <ErrorSummary
        title={t('ui.errorSummary', { count: proceed.errors.length })}
        errors={proceed.errors}
      />
      {isMany && (
        <PackagesRow panelId={panelId} titles={titles} scents={scents} packing={packing} />
      )}
      {pack.packages > 0 && (
        <div
          id={panelId}
          className={css.at}
          data-many={isMany || undefined}
          {...(isMany && { role: 'tabpanel', 'aria-labelledby': tabIdOf(panelId, position) })}
        >
          <div className={css.head}>
            <h3>{titles[position]}</h3>
            <Quiet packing={packing} />
          </div>
          <Deck key={position} title={titles[position] ?? ''} scents={scents} packing={packing} />
        </div>
      )}
      <PackHint builder={builder} packing={packing} />
      <Heard packing={packing} />
      <DeckTools scents={scents} listed={listed} packing={packing} />
      <Names packing={packing} builder={builder} />
      <DevicePart pack={pack} showCompatibility={showCompatibility} />
    </div>
  )
}

function Quiet({ packing: { pack, canUndo, acts } }: { packing: Packing }) {
  const t = useT()
  return (
    <div className={css.quiet}>
      {canUndo && (
        <button type="button" onClick={acts.undo}>
          {t('order.undo')}
        </button>
      )}
      {pack.packing.status !== 'empty' && (
        <button type="button" onClick={acts.clear}>
          {t('order.clear')}
        </button>
      )}
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

/** The chambers say their names themselves; here they are to be read. */
function Names({ packing, builder }: { packing: Packing; builder: Builder }) {
  const { pack, position } = packing
  return (
    <ol className={css.names} aria-hidden="true">
      {pack.slots[position]?.map((serial, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chamber is its place in the package.
        <li key={index} data-empty={serial === null || undefined}>
          <span>{index + 1}</span>
          {serial === null ? '–' : nameOf(builder.scents, serial)}
        </li>
      ))}
    </ol>
  )
}

/** What happened, and the state of the pack, in one announcement. */
function Heard({ packing }: { packing: Packing }) {
  const { text } = useHint(packing.pack)
  return (
    <p className="visually-hidden" role="status">
      {packing.said} {text}
    </p>
  )
}

/** A pressed button may be gone afterwards; the focus does not return to the top of the page. */
function useRestoreFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const background = panel.current
    if (background === null) return
    const afterClick = () =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        background.querySelector<HTMLElement>('[data-chamber][tabindex="0"]')?.focus()
      })
    background.addEventListener('click', afterClick)
    return () => background.removeEventListener('click', afterClick)
  }, [panel])
}
