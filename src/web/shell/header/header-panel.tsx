/** A word of the header and what opens below it. A native popover: it opens without JavaScript too. */
import type { FocusEvent, ReactNode } from 'react'

import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { Icon } from '#web/ui/icon.tsx'

import css from './header-panel.module.css'
import { openByArrow, walkByArrows } from './panel-keys.ts'
import { usePopover } from './use-popover.ts'

type Props = {
  id: string
  word: Extract<MessageKey, 'shell.devices' | 'shell.support' | `shell.page${string}`>
  children: ReactNode
}

export function HeaderPanel({ id, word, children }: Props) {
  const t = useT()
  const panel = usePopover()

  return (
    <li className={css.item} onBlur={closeBehind}>
      <button type="button" popoverTarget={id} className={css.opener} onKeyDown={openByArrow}>
        {t(word)}
        <Icon name="chevron-down" size={20} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it act; it hears their arrow keys. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css.panel}
        data-theme="chalk"
        onKeyDown={walkByArrows}
      >
        <nav className="wrap" aria-label={t(word)}>
          {children}
        </nav>
      </div>
    </li>
  )
}

/** The keyboard has gone on to something outside: a panel left open would lie over it. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>): void {
  if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
  currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
}
