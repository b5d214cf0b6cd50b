/** A dozen of the catalogue, each with its print; the kinds filter by the address, so it works without JavaScript. */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { useT } from '#i18n/use-t.ts'

import { RegionalPrice } from '../../prices/regional.tsx'
import { addPath } from '../../scents/card-scent.ts'
import { Print } from '../../scents/print.tsx'
import { SetLinks } from '../../scents/set-links.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FeaturedScent } from './featured-scents.server.ts'
import type { HomeData } from './home-data.ts'
import css from './scents.module.css'

type FeaturedScents = HomeData['featured']

type Props = { featured: FeaturedScents; sets: HomeData['sets'] }

export function Scents({ featured, sets }: Props) {
  const t = useT()
  const wordOf = new Map(featured.kinds.map(({ kind, word }) => [kind, word]))
  const isAll = featured.kind === KIND_FILTER_ALL

  return (
    <section className={`wrap ${css.section}`} aria-labelledby="scents-title">
      <div className={css.opening}>
        <h2 id="scents-title" className={css.title}>
          {t('home.scentsTitle')}
        </h2>
        <p className={css.text}>{t('home.scentsText')}</p>
      </div>
      <Kinds featured={featured} />
      <p className="visually-hidden" role="status">
        {isAll
          ? ''
          : `${wordOf.get(featured.kind)}: ${t('home.featuredCount', { count: featured.count })}`}
      </p>
      <ul className={css.sheet}>
        {featured.scents.map((scent) => (
          <Specimen key={scent.serial} scent={scent} word={wordOf.get(scent.kind) ?? scent.kind} />
        ))}
      </ul>
      <div className={css.foot}>
        <p className={css.tax}>{t('home.taxNote')}</p>
        <Link
          to={isAll ? '/order' : `/order?${new URLSearchParams({ kind: featured.kind })}`}
          className={css.all}
        >
          {t('home.seeAll', { count: featured.count })}
          <Icon name="arrow-right" size={20} />
        </Link>
      </div>
      <SetLinks sets={sets} />
    </section>
  )
}

const FEATURED_ID = 'scents'

function Kinds({ featured }: { featured: FeaturedScents }) {
  const t = useT()
  // Without JavaScript the page is reloaded and must return to this place; with it, it stays there.
  const hash = useIsLive() ? '' : `#${FEATURED_ID}`
  const all = { kind: KIND_FILTER_ALL, word: t('home.kindAll') }

  return (
    <nav id={FEATURED_ID} aria-label={t('home.kinds')}>
      <ul className={css.kinds}>
        {[all, ...featured.kinds].map(({ kind, word }) => (
          <li key={kind}>
            <Link
              to={{ search: searchOf(kind), hash }}
              preventScrollReset
              replace
              className={css.kind}
              data-kind={kind}
              aria-current={kind === featured.kind ? 'true' : undefined}
            >
              {kind === KIND_FILTER_ALL ? (
                <>
                  {word}
                  <span className="code">{featured.total}</span>
                </>
              ) : (
                <>
                  <i className={css.dot} />
                  {word}
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const searchOf = (kind: string): string =>
  kind === KIND_FILTER_ALL ? '' : `?${new URLSearchParams({ kind })}`

function Specimen({ scent, word }: { scent: FeaturedScent; word: string }) {
  const t = useT()
  const { serial, kind, name, second, price, canPack } = scent

  return (
    <li className={css.specimen} data-kind={kind}>
      <p className={`code ${css.label}`}>
        <span>{serial}</span>
        <span className={css.word}>{word}</span>
      </p>
      <Print serial={serial} kind={kind} className={css.print ?? ''} />
      <h3 className={css.name}>{name}</h3>
      <p className={css.second} lang={second?.lang}>
        {second?.text}
      </p>
      <p className={css.end}>
        <span>{price.jpy === null ? t('home.onRequest') : <RegionalPrice prices={price} />}</span>
        {canPack ? (
          <Link
            to={addPath([serial])}
            className={css.add}
            aria-label={t('home.packWith', { name })}
          >
            <Icon name="plus" size={20} />
          </Link>
        ) : (
          price.jpy !== null && <span className={css.none}>{t('home.outOfStock')}</span>
        )}
      </p>
    </li>
  )
}

const useIsLive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
