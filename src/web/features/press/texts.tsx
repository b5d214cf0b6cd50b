/** Company descriptions in three lengths, to copy. */
import {
  CARTRIDGE_DIFFUSIONS,
  CHAMBERS,
  LIQUID_DIFFUSIONS,
  SCENT_SWITCH_SECONDS_MIN,
  SCENTS_ABOUT,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import { useT } from '#i18n/use-t.ts'

import { CopyButton } from '../../ui/copy-button.tsx'
import css from './press-page.module.css'

type Props = { company: string; founded: string }

export function Texts({ company, founded }: Props) {
  const t = useT()
  const numbers = {
    company,
    chambers: CHAMBERS,
    seconds: SCENT_SWITCH_SECONDS_MIN,
    reach: deviceOf('aroma-shooter-3').reachCm,
    scents: SCENTS_ABOUT,
    diffusions: CARTRIDGE_DIFFUSIONS,
  }
  const texts = [
    { title: t('company.textShort'), text: t('company.boilerplateShort', numbers) },
    { title: t('company.textMedium'), text: t('company.boilerplateMedium', numbers) },
    {
      title: t('company.textLong'),
      text: t('company.boilerplateLong', {
        ...numbers,
        year: founded,
        speaker: deviceOf('aroma-speaker-60').chambers,
        liquid: LIQUID_DIFFUSIONS,
      }),
    },
  ].map(({ title, text }) => ({ title, text: withoutMarks(text) }))

  return (
    <section className={css.section} aria-labelledby="texts">
      <h2 id="texts">{t('company.textsTitle')}</h2>
      <div className={css.texts}>
        {texts.map(({ title, text }) => (
          <div key={title} className={css.text}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className={css.copy}>
              <CopyButton
                text={text}
                words={{
                  copy: t('company.copyText'),
                  copied: t('ui.copied'),
                  failed: t('ui.copyFailed'),
                }}
              />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
