/** The six keys of the hero: a radio group, the digits of the keyboard, and a display of what is loaded. */
import { type RefObject, useEffect, useRef } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Seal } from '../../scents/seal.tsx'
import css from './hero-keys.module.css'
import { FIRST_CHAMBER, type HeroScent } from './hero-scents.ts'

type Props = { scents: readonly HeroScent[] }

export function HeroKeys({ scents }: Props) {
  const t = useT()
  const group = useRef<HTMLFieldSetElement>(null)
  useDigits(group)

  return (
    <fieldset ref={group} className={css.keys}>
      <legend className="visually-hidden">{t('home.keysLegend')}</legend>
      <Display scents={scents} />
      <div className={css.row}>
        <span className={css.pill} aria-hidden="true" />
        {scents.map(({ chamber, serial, kind, name }) => (
          <label key={chamber} className={css.key}>
            <input
              type="radio"
              className="unseen-control"
              name="scent"
              value={chamber}
              defaultChecked={chamber === FIRST_CHAMBER}
              autoComplete="off"
            />
            <Seal serial={serial} kind={kind} size={32} />
            <span className={css.name}>{name}</span>
            <span className={css.digit} aria-hidden="true">
              {chamber}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Which chamber is open, and with what: the ring is the deck of the device. The keys say the same to those who listen. */
function Display({ scents }: Props) {
  const t = useT()
  return (
    <div className={css.display} aria-hidden="true">
      <svg className={css.ring} viewBox="-14 -14 28 28" width={44} height={44} aria-hidden="true">
        {scents.map(({ chamber }) => (
          <circle key={chamber} data-dot={chamber} r={3.5} {...centreOf(chamber)} />
        ))}
      </svg>
      {scents.map(({ chamber, serial, name }) => (
        <p key={chamber} className={css.reading} data-chamber={chamber}>
          <span className={css.scent}>{name}</span>
          <span className="code">
            {t('home.chamber', { chamber })}
            {t('ui.separator')}
            {serial}
          </span>
        </p>
      ))}
    </div>
  )
}

/** Six on a ring, the first at the top, as in the mark. */
function centreOf(chamber: number): { cx: string; cy: string } {
  const angle = ((chamber - 1) * Math.PI) / 3
  return { cx: (9 * Math.sin(angle)).toFixed(2), cy: (-9 * Math.cos(angle)).toFixed(2) }
}

/** A digit key loads its chamber while the keys are visible and no field has the focus. A focus on the keys follows. */
function useDigits(group: RefObject<HTMLFieldSetElement | null>): void {
  useEffect(() => {
    function load(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const key = group.current?.querySelector<HTMLInputElement>(
        `input[value="${CSS.escape(event.key)}"]`,
      )
      if (!key || !isInView(key)) return
      key.checked = true
      if (group.current?.contains(document.activeElement)) key.focus()
    }
    document.addEventListener('keydown', load)
    return () => document.removeEventListener('keydown', load)
  }, [group])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const isText = target instanceof HTMLInputElement && target.type !== 'radio'
  return isText || target.isContentEditable || /^(textarea|select)$/i.test(target.tagName)
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
