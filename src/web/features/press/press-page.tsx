/** For articles about the company: pictures first, because most come for them, then the mark, texts, facts and names. */

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { TelephoneLink } from '#web/ui/telephone-link.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import { Archive } from './archive.tsx'
import { FactSheet } from './fact-sheet.tsx'
import { MarkGallery } from './mark-gallery.tsx'
import { Names } from './names.tsx'
import { PictureGallery } from './picture-gallery.tsx'
import type { Press } from './press.ts'
import css from './press-page.module.css'
import { RULES } from './press-texts.ts'
import { Texts } from './texts.tsx'

type Props = { press: Press; company: string }

export function PressPage({ press, company }: Props) {
  const t = useT()
  const described = { company, founded: press.founded }
  return (
    <div className={`wrap page ${css.page}`}>
      <header>
        <SectionHeader level={1} title={t('company.pressTitle')} intro={t('company.pressIntro')} />
        <Archive described={described} />
      </header>
      <PictureGallery />
      <MarkGallery />
      <Texts described={described} />
      <FactSheet founded={press.founded} />
      <Names names={press.names} />
      <Rules />
      <Contact press={press} days={REPLY_BUSINESS_DAYS} />
    </div>
  )
}

function Rules() {
  const t = useT()
  return (
    <section className={css.section} aria-labelledby="rules">
      <h2 id="rules">{t('company.rulesTitle')}</h2>
      <ul className={css.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  )
}

function Contact({ press: { email, telephone }, days }: { press: Press; days: number }) {
  const t = useT()
  return (
    <section className={css.section} aria-labelledby="contact">
      <h2 id="contact">{t('company.pressContact')}</h2>
      <div className={css.contact}>
        <p>
          {email !== '' && (
            <a className={css.address} href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {telephone && (
            <span className={css.address}>
              <TelephoneLink telephone={telephone} />
            </span>
          )}
        </p>
        <p>{t('company.pressContactText', { days })}</p>
        <ButtonLink to="/contact" variant="outline">
          {t('company.pressForm')}
        </ButtonLink>
      </div>
    </section>
  )
}
