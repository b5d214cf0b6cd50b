/** The field of the palette and what it leads to (ARIA 1.2 combobox; the list is always open). */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'

import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { actOf } from '#web/ui/combobox/combobox-keys.ts'
import { matchesText } from '#web/ui/combobox/combobox-match.ts'
import { ListBox } from '#web/ui/combobox/list-box.tsx'
import control from '#web/ui/control.module.css'
import type { Option } from '#web/ui/select.tsx'

import { SECTIONS, type SectionName } from '../frame/sections.ts'
import { filterPath } from '../orders/list/order-filter.ts'
import css from './command-palette.module.css'
import type { OrderResults } from './order-results.ts'

type Props = { sections: readonly SectionName[]; onLeave: () => void; onHelp: () => void }

const HELP = 'help'

export function CommandList({ sections, onLeave, onHelp }: Props) {
  const t = useT()
  const listId = useId()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  // The dialog opens only now, so its one field takes the focus here.
  useEffect(() => field.current?.focus(), [])
  const [input, setInput] = useState('')
  const [chosen, choose] = useState(0)
  const { found, isAsking } = useFoundOrders(input)
  const help = { value: HELP, label: t('adminFrame.shortcuts') }
  const options = [...entriesFor(sections, t), help, ...found]

  function go({ value }: Option): void {
    if (value === HELP) {
      onHelp()
    } else {
      onLeave()
      void navigate(value)
    }
  }

  // The server has looked for orders already, in more than what a label shows.
  const shown = options.filter((one) => found.includes(one) || matchesText(one.label, input))
  const active = Math.min(chosen, shown.length - 1)

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, nativeEvent } = event
    // Escape is the dialog's; the ends of a line are the text's.
    if (['Escape', 'Home', 'End'].includes(key)) return
    const press = { key, altKey, isComposing: nativeEvent.isComposing }
    const act = actOf(press, { isOpen: true, active }, shown.length)
    if (act.act === 'none') return

    event.preventDefault()
    if (act.act === 'show') choose(Math.max(0, act.popup.active))
    const option = shown[active]
    if (act.act === 'choose' && option) go(option)
  }

  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={control.control}
        value={input}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        placeholder={t('adminFrame.paletteHint')}
        aria-label={t('adminFrame.paletteLabel')}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          setInput(event.currentTarget.value)
          choose(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div className={css.list}>
        <ListBox
          id={listId}
          label={t('adminFrame.goTo')}
          options={shown}
          active={active}
          onChoose={go}
        />
      </div>
      <p className={css.status} role="status">
        {shown.length > 0
          ? t('adminFrame.paletteCount', { count: shown.length })
          : t(isAsking ? 'adminFrame.paletteAsking' : 'adminFrame.paletteNone')}
      </p>
    </>
  )
}

/** The entries of the palette besides orders found by search: the areas, and the most frequent actions. */
function entriesFor(sections: readonly SectionName[], t: Translate): Option[] {
  const action: [SectionName, Option][] = [
    ['orders', { value: filterPath('confirm'), label: t('adminFrame.goConfirm') }],
    ['orders', { value: filterPath('ship'), label: t('adminFrame.goShip') }],
    ['orders', { value: filterPath('transfers'), label: t('adminFrame.goTransfers') }],
    ['orders', { value: filterPath('refunds'), label: t('adminFrame.goRefunds') }],
    ['statistics', { value: '/admin/statistics?period=months', label: t('adminFrame.goYear') }],
  ]
  return [
    ...sections.map((name) => ({
      value: SECTIONS[name].path,
      label: t(`adminFrame.area_${name}`),
    })),
    ...action.flatMap(([section, option]) => (sections.includes(section) ? [option] : [])),
  ]
}

/** Debounces the search while the user types. */
const PAUSE_MS = 200

/** Orders that fit what is typed into the palette, as the server finds them. */
function useFoundOrders(input: string): { found: Option[]; isAsking: boolean } {
  const t = useT()
  const { load, data, state } = useFetcher<OrderResults>()
  const asked = input.trim()
  const isWorthIt = asked.length > 1

  useEffect(() => {
    if (!isWorthIt) return
    const timer = setTimeout(() => {
      void load(`/admin/find?${new URLSearchParams({ q: asked })}`)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [asked, isWorthIt, load])

  const orders = isWorthIt && data?.asked === asked ? data.orders : []
  const found = orders.map(({ id, number, customerName, status }) => ({
    value: `/admin/orders/${id}`,
    label: [number, customerName, t(`admin.status_${status}`)].join(t('ui.separator')),
  }))
  return { found, isAsking: isWorthIt && (state !== 'idle' || data?.asked !== asked) }
}
