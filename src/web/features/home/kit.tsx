import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { Picture } from '../../pictures/picture.tsx'
import { RegionalPrice } from '../../prices/regional.tsx'
import { ShipsTo } from '../../prices/ships-to.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import enter from './enter.module.css'
import type { HomeData } from './home-data.ts'
import css from './kit.module.css'

/** What a kit contains, line by line, next to its picture. */
export function Kit({ prices }: { prices: HomeData['kitPrices'] }) {
  const t = useT()
  const isSold = prices.jpy !== null
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
        <Picture name="kit" sizes="(min-width: 60em) 60vw, 120vw" className={css.picture} />
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
                {isSold ? (
                  <RegionalPrice prices={prices} note={t('ui.taxIncluded')} size="large" />
                ) : (
                  t('ui.notOnSale')
                )}
              </dd>
            </div>
          </dl>
          {isSold ? (
            <>
              <ButtonLink to="/order">{t('home.orderKit')}</ButtonLink>
              <ShipsTo />
            </>
          ) : (
            <ButtonLink to="/contact">{t('ui.notOnSaleAsk')}</ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
