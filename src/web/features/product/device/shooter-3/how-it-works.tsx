/** Close to the thing: the deck from edge to edge, then the three parts that do the work. */
import {
  CHAMBERS,
  INTENSITY_PERCENT_MAX,
  SCENT_SWITCH_SECONDS_MIN,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'

import css from './how-it-works.module.css'

export function HowItWorks() {
  const t = useT()
  const parts = [
    {
      part: 'well',
      picture: 'shooter3-macro',
      title: t('product.wellTitle', { count: CHAMBERS }),
      text: t('product.wellText', { count: CHAMBERS }),
    },
    {
      part: 'dial',
      picture: 'shooter3-macro',
      title: t('product.fanTitle'),
      text: t('product.fanText', { max: INTENSITY_PERCENT_MAX }),
    },
    {
      part: 'lens',
      picture: 'shooter3-front',
      title: t('product.lensTitle'),
      text: t('product.lensText', { seconds: SCENT_SWITCH_SECONDS_MIN }),
    },
  ] as const

  return (
    <section id="how" className={css.how} aria-labelledby="how-title">
      <div className={css.band}>
        <Picture name="shooter3-macro" sizes="(min-width: 44rem) 100vw, 44rem" />
      </div>
      <div className={`wrap ${css.body}`}>
        <h2 id="how-title" className={css.title}>
          {t('product.howTitle')}
        </h2>
        <ol className={css.parts}>
          {parts.map(({ part, picture, title, text }) => (
            <li key={part} className={css.part}>
              <div className={css.crop} data-part={part}>
                <Picture name={picture} alt="" sizes="(min-width: 60em) 1400px, 260vw" />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
