/** Scent in a scene: in VR, in a game, in a film. */
import { useState } from 'react'

import { CHAMBERS, SCENTS_ABOUT } from '#domain/catalog/devices/device-policy.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { CodePanel } from '#web/ui/code-panel.tsx'
import { NextLinks } from '#web/ui/next-links.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'
import { Section } from '#web/ui/section.tsx'

import { deviceCall } from '../device-call.ts'
import { Collar } from './collar.tsx'
import { Floating } from './floating.tsx'
import { Near } from './near.tsx'
import { HALF_A_METRE, WALK } from './nearness.ts'
import { Stages } from './stages.tsx'
import css from './vr-page.module.css'

export function VrPage() {
  const t = useT()
  return (
    <>
      <section className={css.hero} data-theme="night">
        <Floating />
        <div className={`wrap ${css.words}`}>
          <PageHeader name={t('solutions.vrName')} claim={t('solutions.vrClaim')}>
            <Lead>{t('solutions.vrLead')}</Lead>
            <ButtonGroup>
              <ButtonLink to="/contact">{t('solutions.vrAsk')}</ButtonLink>
              <ButtonLink to="/products/aroma-shooter-wearable-3" variant="outline">
                {t('solutions.vrSee')}
              </ButtonLink>
            </ButtonGroup>
          </PageHeader>
        </div>
      </section>
      <Scene />
      <Collar />
      <Stages />
      <NextLinks
        title={t('solutions.nextTitle')}
        links={[
          {
            to: '/products/aroma-shooter-wearable-3',
            word: t('solutions.nextWearable'),
            text: t('solutions.nextWearableText', { count: CHAMBERS }),
          },
          {
            to: '/products/aroma-cartridge',
            word: t('solutions.nextCartridges'),
            text: t('solutions.nextCartridgesText', { count: SCENTS_ABOUT }),
          },
          { to: '/faq', word: t('solutions.nextFaq'), text: t('solutions.nextFaqText') },
          {
            to: '/contact',
            word: t('solutions.nextContact'),
            text: t('solutions.nextContactText', { days: REPLY_BUSINESS_DAYS }),
          },
        ]}
      />
    </>
  )
}

/** A walk towards the rose in the first chamber, and the request of each step. */
function Scene() {
  const [place, setPlace] = useState(HALF_A_METRE)
  const at = WALK[place]
  if (at === undefined) return null
  return (
    <>
      <Near at={at} onStep={setPlace} />
      <SceneCall percent={at.percent} />
    </>
  )
}

const CALL_MS = 500

function SceneCall({ percent }: { percent: number }) {
  const t = useT()
  const code = deviceCall({ chambers: [1], concentrations: [percent], duration: CALL_MS })
  const words = useCopyLabels()
  return (
    <Section id="call" title={t('solutions.callTitle')} background="light">
      <div className={css.call}>
        <div className={css.telling}>
          <p>{t('solutions.callText')}</p>
          <ButtonGroup>
            <ButtonLink to="/software/api" variant="outline">
              {t('solutions.callApi')}
            </ButtonLink>
            <ButtonLink to="/software/sdk" variant="outline">
              {t('solutions.callSdk')}
            </ButtonLink>
          </ButtonGroup>
        </div>
        <CodePanel name={t('solutions.callCode')} label="HTTP" code={code} words={words} />
      </div>
    </Section>
  )
}
