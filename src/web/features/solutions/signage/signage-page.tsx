/** A scent device for a shop, on rental: what it does at the shop front, how the rental goes, and the request. */
import type { ReactNode } from 'react'

import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import type { Prices } from '#web/prices/regional.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { NextLinks } from '#web/ui/next-links.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'

import type { Scent } from '../scent.ts'
import { Film } from './film.tsx'
import { Plan } from './plan.tsx'
import { Rental } from './rental.tsx'
import { Request } from './request.tsx'
import { ShopFront } from './shop-front.tsx'
import css from './signage-page.module.css'
import { Spot } from './spot.tsx'

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
