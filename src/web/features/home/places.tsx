/** Uses of scent beyond the desk: VR and shops. And the successor of the mini. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'

import { Picture } from '../../pictures/picture.tsx'
import { RegionalPrice } from '../../prices/regional.tsx'
import { Icon } from '../../ui/icon.tsx'
import enter from './enter.module.css'
import type { HomeData } from './home-data.ts'
import css from './places.module.css'

export function Places({ simPrices }: Pick<HomeData, 'simPrices'>) {
  const t = useT()
  return (
    <>
      <div className={css.halves}>
        <section className={css.half} data-theme="night" aria-labelledby="vr">
          <div className={css.frame}>
            <Picture
              name="scene-vr"
              sizes="(min-width: 60em) 50vw, 100vw"
              className={`${css.scene} ${enter.settle}`}
            />
          </div>
          <div className={css.words}>
            <h2 id="vr">{t('home.vrTitle')}</h2>
            <p className={css.text}>{t('home.vrText')}</p>
            <Figure
              value={t('home.factValue', { value: deviceOf('aroma-shooter-wearable-3').chambers })}
              text={t('home.vrNumber')}
            />
            <Method to="/solutions/virtual-reality-smell" words={t('home.vrLink')} />
          </div>
        </section>
        <section className={css.half} aria-labelledby="signage">
          <div className={css.frame}>
            <Picture
              name="scene-signage"
              sizes="(min-width: 60em) 50vw, 100vw"
              className={`${css.scene} ${enter.settle}`}
            />
          </div>
          <div className={css.words}>
            <h2 id="signage">{t('home.signageTitle')}</h2>
            <p className={css.text}>{t('home.signageText')}</p>
            <Figure
              value={t('home.signagePrice')}
              text={
                <>
                  {t('home.signageNumber')}{' '}
                  <RegionalPrice prices={simPrices} note={t('ui.taxIncluded')} />
                </>
              }
            />
            <Method to="/solutions/aroma-signage" words={t('home.signageLink')} />
          </div>
        </section>
      </div>
      <section className={`wrap ${css.mini}`} aria-labelledby="mini">
        <h2 id="mini" className={css.question}>
          {t('home.miniQuestion')}
        </h2>
        <Method to="/products/aroma-shooter" words={t('home.miniAnswer')} />
      </section>
    </>
  )
}

function Figure({ value, text }: { value: string; text: ReactNode }) {
  return (
    <p className={css.number}>
      <b>{value}</b> <span>{text}</span>
    </p>
  )
}

function Method({ to, words }: { to: string; words: string }) {
  return (
    <Link to={to} className={css.link}>
      {words}
      <Icon name="arrow-right" size={20} />
    </Link>
  )
}
