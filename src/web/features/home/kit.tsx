import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'

import { PICTURES } from '../../pictures/manifest.ts'
import { Picture } from '../../pictures/picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import enter from './enter.module.css'
import type { HomeData } from './home-data.ts'
import css from './kit.module.css'

/** What a kit contains, line by line, next to its picture. */
export function Kit({ kit: { price } }: Pick<HomeData, 'kit'>) {
  const t = useT()
  const locale = useLocale()
  const contents = [
    { what: t('home.kitShooter'), howMany: t('home.factValue', { value: 1 }) },
    {
      what: t('home.kitCartridges'),
      howMany: t('home.factValue', { value: CARTRIDGES_PER_PACKAGE }),
    },
    { what: t('home.kitSdk'), howMany: t('home.factValue', { value: 1 }) },
    { what: t('home.kitApps'), howMany: t('home.kitFree') },
  ]

  return (
    <section className={css.kit} aria-labelledby="kit">
      <div className={`${css.media} ${enter.enter}`}>
        <Picture
          name="kit"
          alt={t(PICTURES.kit.alt)}
          sizes="(min-width: 60em) 60vw, 120vw"
          className={css.picture}
        />
      </div>
      <div className={`wrap ${css.row}`}>
        <div className={css.words}>
          <h2 id="kit">{t('home.kitTitle')}</h2>
          <dl className={css.contents}>
            {contents.map(({ what, howMany }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{howMany}</dd>
              </div>
            ))}
            <div className={css.total}>
              <dt>{t('home.kitPrice')}</dt>
              <dd>
                {price === null ? (
                  t('ui.notOnSale')
                ) : (
                  <Price money={price} locale={locale} note={t('ui.taxIncluded')} size="large" />
                )}
              </dd>
            </div>
          </dl>
          {price === null ? (
            <ButtonLink to="/contact">{t('ui.notOnSaleAsk')}</ButtonLink>
          ) : (
            <ButtonLink to="/order">{t('home.orderKit')}</ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
