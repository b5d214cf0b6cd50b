/** A scent device for a shop, on rental: what it does at the shop front, how the rental goes, and the request. */
import type { ReactNode } from 'react'

import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import type { Prices } from '#web/prices/regional.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { NextLinks } from '#web/ui/next-links.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'
import { Section } from '#web/ui/section.tsx'

import { SceneBand } from '../scene-band.tsx'
import type { Scent } from '../scent.ts'
import { Film } from './film.tsx'
import { Plan } from './plan.tsx'
import { Rental } from './rental.tsx'
import request from './request.module.css'
import { ShopFront } from './shop-front.tsx'
import css from './signage-page.module.css'
import spot from './spot.module.css'

type Props = {
  /** Those of the film, in its order. */
  scents: readonly Scent[]
  simPrices: Prices
  /** The contact form belongs to another feature; the route puts it here. */
  form: ReactNode
}

export function SignagePage({ scents, simPrices, form }: Props) {
  const t = useT()
  const speaker = deviceOf('aroma-speaker-60')
  return (
    <>
      <section className={css.hero}>
        <div className={`wrap ${css.words}`}>
          <PageHeader name={t('solutions.signageName')} claim={t('solutions.signageClaim')}>
            <Lead>{t('solutions.signageLead')}</Lead>
            <ButtonGroup>
              <ButtonLink to="#request">{t('solutions.signageAsk')}</ButtonLink>
              <ButtonLink to="#rental" variant="outline">
                {t('solutions.signageHow')}
              </ButtonLink>
            </ButtonGroup>
          </PageHeader>
        </div>
        <ShopFront className={css.street} />
      </section>
      <Spot />
      <Film scents={scents} />
      <Rental />
      <Plan simPrices={simPrices} />
      <Request form={form} />
      <NextLinks
        title={t('solutions.nextTitle')}
        links={[
          {
            to: '/products/aroma-speaker-60',
            word: t('solutions.nextSpeaker'),
            text: t('solutions.nextSpeakerText', { count: speaker.chambers }),
          },
          {
            to: '/products/aroma-shooter-3',
            word: t('solutions.nextShooter'),
            text: t('solutions.nextShooterText', {
              count: CHAMBERS,
              reach: deviceOf('aroma-shooter-3').reachCm,
            }),
          },
          {
            to: '/software/apps/aroma-player',
            word: t('solutions.nextPlayer'),
            text: t('solutions.nextPlayerText'),
          },
          { to: '/faq', word: t('solutions.nextFaq'), text: t('solutions.nextFaqText') },
        ]}
      />
    </>
  )
}

/** The difference to scenting a room, in one number. */
function Spot() {
  const t = useT()
  return (
    <div className={spot.spot}>
      <SceneBand
        id="spot-title"
        scene="scene-signage"
        side="left"
        title={t('solutions.spotTitle')}
        text={t('solutions.spotText')}
      >
        <p className={spot.number}>
          <b className="numeral">
            {t('solutions.centimetres', { value: deviceOf('aroma-speaker-60').reachCm })}
          </b>{' '}
          <span>{t('solutions.spotUnit')}</span>
        </p>
      </SceneBand>
    </div>
  )
}

/** The rental request: what helps the first quote, next to the form. Spec §3 "Signage rental request form". */
function Request({ form }: { form: ReactNode }) {
  const t = useT()
  const questions = [
    t('solutions.requestPlace'),
    t('solutions.requestFloor'),
    t('solutions.requestHours'),
    t('solutions.requestSpots'),
    t('solutions.requestNetwork'),
    t('solutions.requestPeriod'),
  ]
  return (
    <Section id="request" title={t('solutions.requestTitle')} background="white">
      <div className={request.request}>
        <div className={request.hints}>
          <p>{t('solutions.requestIntro', { days: REPLY_BUSINESS_DAYS })}</p>
          <ul>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
        <div className={request.form}>{form}</div>
      </div>
    </Section>
  )
}
