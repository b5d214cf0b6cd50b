/** One's account in the header: a link to sign in, or one's name with what belongs to it below. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useUser } from '#web/features/account/session.ts'
import { Icon } from '#web/ui/icon.tsx'

import { AccountLinks } from '../account-links.tsx'
import css from './account-menu.module.css'
import { openByArrow, walkByArrows } from './panel-keys.ts'
import { usePopover } from './use-popover.ts'

const ACCOUNT_PANEL_ID = 'account-panel'

export function AccountMenu({ className }: { className: string | undefined }) {
  const t = useT()
  const user = useUser()
  const panel = usePopover()

  if (user === null) {
    return (
      <Link to="/sign-in" className={className}>
        {t('shell.signIn')}
      </Link>
    )
  }
  const name = user.name === '' ? t('shell.myAccount') : user.name
  return (
    <div className={css.account}>
      <button
        type="button"
        popoverTarget={ACCOUNT_PANEL_ID}
        className={className}
        aria-label={user.name === '' ? undefined : t('shell.account', { name })}
        onKeyDown={openByArrow}
      >
        <span className={css.name}>{name}</span>
        <Icon name="chevron-down" size={20} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it act; it hears their arrow keys. */}
      <div
        ref={panel}
        id={ACCOUNT_PANEL_ID}
        popover="auto"
        className={css.panel}
        data-theme="chalk"
        onKeyDown={walkByArrows}
      >
        <ul>
          <AccountLinks className={css.link} />
        </ul>
      </div>
    </div>
  )
}
