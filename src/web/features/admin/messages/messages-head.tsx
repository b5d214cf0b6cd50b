/** Title and tabs of messages, saved replies, subscribers and restock requests. */
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import page from '../parts/page.module.css'
import {
  MESSAGES_PATH,
  RESTOCK_ALERTS_PATH,
  SAVED_REPLIES_PATH,
  SUBSCRIBERS_PATH,
} from './message-paths.ts'
import css from './messages.module.css'

type Props = {
  title: string
  /** What is done with the whole list. */
  children?: ReactNode
}

export const MessagesHead = ({ title, children }: Props) => (
  <div className={page.head}>
    <h1>{title}</h1>
    <Tabs />
    {children && <div className={page.actions}>{children}</div>}
  </div>
)

function Tabs() {
  const t = useT()
  return (
    <nav aria-label={t('adminMessages.areas')}>
      <ul className={css.areas}>
        <li>
          <NavLink to={MESSAGES_PATH} end>
            {t('adminMessages.title')}
          </NavLink>
        </li>
        <li>
          <NavLink to={SAVED_REPLIES_PATH}>{t('adminMessages.savedReplies')}</NavLink>
        </li>
        <li>
          <NavLink to={SUBSCRIBERS_PATH}>{t('adminMessages.subscribers')}</NavLink>
        </li>
        <li>
          <NavLink to={RESTOCK_ALERTS_PATH}>{t('adminMessages.restockAlerts')}</NavLink>
        </li>
      </ul>
    </nav>
  )
}
