import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'

import { DECK, MIX, MIX_MS, percentIn } from '../deck.ts'
import { Fader } from '../fader.tsx'
import { PLATFORM_COUNT } from '../samples.ts'
import { SampleSwitch } from './sample-switch.tsx'
import css from './sdk-hero.module.css'

/** What to write, and next to it the result. */
export function SdkHero() {
  const t = useT()
  const [first, second] = MIX
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.stage}`}>
        <PageHeader name={t('software.sdkTitle')} claim={t('software.sdkHeading')}>
          <Lead>{t('software.sdkLead', { count: PLATFORM_COUNT })}</Lead>
          <ButtonGroup>
            <ButtonLink to="/software/api">{t('software.sdkTry')}</ButtonLink>
            <ButtonLink to="#platforms" variant="outline">
              {t('software.sdkTable')}
            </ButtonLink>
          </ButtonGroup>
        </PageHeader>
        <div className={css.code}>
          <SampleSwitch />
          <div className={css.result}>
            <div className={css.faders}>
              {DECK.map(({ chamber, kind }) => (
                <div key={chamber}>
                  <Fader kind={kind} percent={percentIn(chamber)} />
                  <span className="code" aria-hidden="true">
                    {chamber}
                  </span>
                </div>
              ))}
            </div>
            <p>
              {t('software.sampleTells', {
                first: first.chamber,
                strong: first.percent,
                second: second.chamber,
                weak: second.percent,
                seconds: MIX_MS / 1000,
              })}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
