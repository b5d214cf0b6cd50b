/**
 * A word more about a control, on hover and on focus. It can be pointed at, and Escape sends it away (WCAG 1.4.13).
 * Required information does not belong here: a phone has no hover.
 */
import { type ReactNode, useEffect, useId, useState } from 'react'

import css from './tooltip.module.css'

type Props = { text: string; children: (trigger: { 'aria-describedby': string }) => ReactNode }

/** `<Tooltip text={…}>{(trigger) => <Button {...trigger}>…</Button>}</Tooltip>` */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const [isNear, setNear] = useState(false)
  const [isDismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (!isNear) return
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isNear])

  const come = () => setNear(true)
  const leave = () => {
    setNear(false)
    setDismissed(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks hover and focus; the wrapped control acts.
    <span
      className={css.tooltip}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={come}
      onPointerLeave={leave}
      onFocus={come}
      onBlur={leave}
    >
      {children({ 'aria-describedby': id })}
      <span className={css.tip} id={id} role="tooltip">
        {text}
      </span>
    </span>
  )
}
