/** Several packages as small decks in a row; the one at hand is drawn large below. */
import { type KeyboardEvent, useEffect, useRef } from 'react'

import type { Slot } from '#domain/cart/slots.ts'
import { useT } from '#i18n/use-t.ts'
import { tabAfter } from '#web/ui/tab-keys.ts'

import type { Scent } from '../cartridge-list.ts'
import css from './packages-row.module.css'
import type { Packing } from './use-packing.ts'

type Props = {
  panelId: string
  titles: readonly string[]
  scents: readonly Scent[]
  packing: Packing
}

export const tabIdOf = (panelId: string, position: number): string => `${panelId}-${position}`

export function PackagesRow({ panelId, titles, scents, packing }: Props) {
  const t = useT()
  const row = useRef<HTMLDivElement>(null)
  const { pack, position, acts } = packing

  useEffect(() => {
    const tab = row.current?.children[position]
    if (tab) row.current?.scrollTo({ left: offsetIn(row.current, tab) })
  }, [position])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, position, pack.packages)
    if (next === -1) return
    event.preventDefault()
    acts.show(next)
    row.current?.querySelector<HTMLElement>(`[data-position='${next}']`)?.focus()
  }

  return (
    <div
      ref={row}
      className={css.row}
      role="tablist"
      aria-label={t('order.packagesTitle')}
      onKeyDown={onKeyDown}
    >
      {pack.slots.map((slots, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a package is its place in the order.
          key={index}
          type="button"
          role="tab"
          id={tabIdOf(panelId, index)}
          className={css.tab}
          data-position={index}
          aria-selected={index === position}
          aria-controls={panelId}
          aria-label={t('order.deckState', {
            number: index + 1,
            title: titles[index] ?? '',
            filled: slots.filter((serial) => serial !== null).length,
            chambers: slots.length,
          })}
          tabIndex={index === position ? 0 : -1}
          onClick={() => acts.show(index)}
        >
          <Dots slots={slots} scents={scents} />
          <span className={css.number}>{index + 1}</span>
        </button>
      ))}
    </div>
  )
}

/** Too small for seals: colours in a ring, which no one has to tell apart. */
const Dots = ({ slots, scents }: { slots: readonly Slot[]; scents: readonly Scent[] }) => (
  <span className={css.ring}>
    {slots.map((serial, chamber) => (
      <i
        // biome-ignore lint/suspicious/noArrayIndexKey: a chamber is its place in the package.
        key={chamber}
        data-kind={scents.find((it) => it.serial === serial)?.kind}
        data-filled={serial !== null || undefined}
      />
    ))}
  </span>
)

/** Just so far that the tab is seen whole, and nothing but the row moves. */
function offsetIn(row: HTMLElement, tab: Element): number {
  const { left, right } = tab.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  if (left < frame.left) return row.scrollLeft + left - frame.left
  return row.scrollLeft + Math.max(0, right - frame.right)
}
