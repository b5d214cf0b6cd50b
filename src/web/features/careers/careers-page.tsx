/** The careers page: working here, and open positions. */
import { href, Link } from 'react-router'

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import { useT } from '#i18n/use-t.ts'
import { contactAbout } from '#web/site/contact-about.ts'
import { Lead } from '#web/ui/page-header.tsx'

import { FigureShape } from '../../figures/figure.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Facts } from '../../ui/facts.tsx'
import css from './careers-page.module.css'
import type { Opening, Openings } from './load-careers.server.ts'

export function CareersPage({ openings, staff }: Openings) {
  const t = useT()
  return (
    <div className={`wrap page ${css.page}`}>
      <header className={css.opening}>
        <h1 className={css.title}>{t('careers.heading')}</h1>
        <Lead>{t('careers.lead')}</Lead>
      </header>
      <Picture
        name="scene-lab"
        sizes="(min-width: 60em) 82rem, 100vw"
        className={css.picture}
        isFirst
      />
      <section aria-labelledby="open-positions">
        <div className={css.head}>
          <h2 id="open-positions">{t('careers.openTitle')}</h2>
          <p className="remark">{t('careers.openCount', { count: openings.length })}</p>
        </div>
        {openings.length === 0 ? (
          <EmptyState level={3} title={t('careers.noneTitle')} text={t('careers.noneText')} />
        ) : (
          <ul>
            {openings.map((opening) => (
              <Row key={opening.slug} opening={opening} />
            ))}
          </ul>
        )}
      </section>
      <WorkingHere staff={staff} />
      <Selection />
      <Rest />
    </div>
  )
}

function Row({ opening: { slug, locale, title, summary, figure } }: { opening: Opening }) {
  return (
    <li className={css.row}>
      <h3 className={css.name} lang={locale}>
        <Link to={href('/careers/:slug', { slug })}>{title}</Link>
      </h3>
      <p className={css.summary} lang={locale}>
        {summary}
      </p>
      {figure && (
        <div className={css.figure}>
          <FigureShape name={figure} sizes="10rem" isSmall />
        </div>
      )}
    </li>
  )
}

function WorkingHere({ staff }: { staff: number | null }) {
  const t = useT()
  const people = {
    id: 'people',
    label: t('careers.people'),
    value: t('careers.peopleText', { count: staff ?? 0 }),
  }
  return (
    <section className={css.here} aria-labelledby="working-here">
      <h2 id="working-here">{t('careers.factsTitle')}</h2>
      <Facts
        facts={[
          { id: 'place', label: t('careers.place'), value: t('careers.placeText') },
          { id: 'languages', label: t('careers.languages'), value: t('careers.languagesText') },
          ...(staff === null ? [] : [people]),
        ]}
      />
    </section>
  )
}

function Selection() {
  const t = useT()
  const days = REPLY_BUSINESS_DAYS
  const steps = [
    { title: t('careers.stepMessage'), text: t('careers.stepMessageText') },
    { title: t('careers.stepReply'), text: t('careers.stepReplyText', { days }) },
    { title: t('careers.stepInterview'), text: t('careers.stepInterviewText') },
  ]
  return (
    <section className={css.here} aria-labelledby="selection">
      <h2 id="selection">{t('careers.selection')}</h2>
      <ol className={css.steps}>
        {steps.map(({ title, text }, at) => (
          <li key={title}>
            <span className={`numeral ${css.step}`}>{at + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Rest() {
  const t = useT()
  const subject = withoutMarks(t('careers.restSubject'))
  return (
    <section className={css.rest} aria-labelledby="none-of-these">
      <h2 id="none-of-these">{t('careers.restTitle')}</h2>
      <p>{t('careers.restText')}</p>
      <ButtonLink to={contactAbout(subject)} variant="outline">
        {t('careers.restLink')}
      </ButtonLink>
    </section>
  )
}
