/** The contact page: one promise, one form, and other channels. */

import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Lead } from '#web/ui/page-header.tsx'
import { TelephoneLink } from '#web/ui/telephone-link.tsx'

import { Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './contact-page.module.css'
import type { RequestedTopic } from './contact-request.ts'
import type { ContactChannels } from './load-contact-channels.server.ts'

type Props = { topic: RequestedTopic; channels: ContactChannels; form: ReactNode }

export function ContactPage({ topic, channels, form }: Props) {
  const t = useT()
  return (
    <div className={`wrap page ${css.page}`}>
      <header className={css.opening}>
        <h1>{t('contact.heading')}</h1>
        <Lead>{t('contact.lead')}</Lead>
      </header>
      <section className={css.panel} aria-labelledby="your-message">
        <h2 id="your-message" className={css.panelTitle}>
          {t(topic === 'signage' ? 'contact.signageTitle' : 'contact.formTitle')}
        </h2>
        {topic === 'eu-order' && (
          <div className={css.before}>
            <Callout tone="info" title={t('contact.euTitle')}>
              <p>{t('contact.euText')}</p>
            </Callout>
          </div>
        )}
        {form}
      </section>
      <Aside channels={channels} />
    </div>
  )
}

function Aside({ channels }: { channels: ContactChannels }) {
  const { telephone, email, address, replyBy, holiday } = channels
  const t = useT()
  return (
    <div className={css.aside}>
      <div className={css.reply}>
        <Promised text={t('contact.promise', { days: REPLY_BUSINESS_DAYS })} />
        <p className={css.replyBy}>{t('contact.replyBy', { day: replyBy })}</p>
        <p className={css.replyBy}>{t('contact.closed', { day: holiday })}</p>
      </div>
      <section aria-labelledby="other-links">
        <h2 id="other-links" className={css.small}>
          {t('contact.channelsTitle')}
        </h2>
        <Facts
          facts={[
            {
              id: 'email',
              label: t('contact.byMail'),
              value: email && <a href={`mailto:${email}`}>{email}</a>,
            },
            {
              id: 'telephone',
              label: t('contact.byTelephone'),
              value: telephone && <TelephoneLink telephone={telephone} />,
            },
            {
              id: 'address',
              label: t('contact.byVisit'),
              value: address && (
                <>
                  <p className={css.address}>{address}</p>
                  <Link to="/company/profile">{t('contact.toMap')}</Link>
                </>
              ),
            },
          ]}
        />
      </section>
      <nav aria-labelledby="shorter-links">
        <h2 id="shorter-links" className={css.small}>
          {t('contact.shorterTitle')}
        </h2>
        <ul className={css.links}>
          {SHORTER.map(({ to, word }) => (
            <li key={to}>
              <Link to={to}>
                {t(word)}
                <Icon name="arrow-right" size={20} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** The sentence begins with its number in every language, and the number is what is remembered. */
function Promised({ text }: { text: string }) {
  const [, figure = '', rest = text] = /^(\d+)\s*(.+)$/.exec(text) ?? []
  return (
    <p className={css.promise}>
      <span className={css.figure}>{figure}</span>
      <span className={css.promiseText}>{rest}</span>
    </p>
  )
}

/** What most people write about, and the page that answers it. */
const SHORTER = [
  { to: '/faq', word: 'contact.toFaq' },
  { to: '/orders', word: 'contact.toOrders' },
  { to: '/solutions/aroma-signage', word: 'contact.toSignage' },
  { to: '/careers', word: 'contact.toCareers' },
] as const
