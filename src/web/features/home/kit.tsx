import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Money } from '#shared/money.ts'

import { ButtonLink } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import css from './home-page.module.css'
import { Picture } from './picture.tsx'

/** What one pays for, line by line, beside the thing itself. */
export function Kit({ price }: { price: Money }) {
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
    <section className={css.kit}>
      <div className={`wrap ${css.kitRow}`}>
        <Picture
          name="shooter3-top"
          alt={t('home.kitAlt')}
          width={1600}
          height={1600}
          sizes="(min-width: 60em) 50vw, 100vw"
          className={css.kitPicture}
        />
        <div className={css.kitWords}>
          <h2>{t('home.kitTitle')}</h2>
          <dl className={css.contents}>
            {contents.map(({ what, howMany }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd className="figures">{howMany}</dd>
              </div>
            ))}
            <div className={css.total}>
              <dt>{t('home.kitPrice')}</dt>
              <dd>
                <Price money={price} locale={locale} note={t('ui.taxIncluded')} size="large" />
              </dd>
            </div>
          </dl>
          <ButtonLink to="/order">{t('home.orderKit')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
