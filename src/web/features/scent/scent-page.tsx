/** The page of a scent: its print, what it is like, what goes well with it, and the way into a pack. */
import { Link } from 'react-router'

import { CARTRIDGE_SLUG } from '#domain/catalog/devices/device.ts'
import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  CHAMBERS,
} from '#domain/catalog/devices/device-policy.ts'
import { OUT_OF_STOCK_WEEKS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { RegionalPrice } from '#web/prices/regional.tsx'
import { addPath } from '#web/scents/card-scent.ts'
import { addressOfPage } from '#web/scents/filter/list-query.ts'
import { FINDER_PATH } from '#web/scents/finder-path.ts'
import { Print } from '#web/scents/print.tsx'
import { ScentCards } from '#web/scents/scent-card.tsx'
import { ScentSets } from '#web/scents/scent-sets.tsx'
import { contactAbout } from '#web/site/contact-about.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Lead } from '#web/ui/page-header.tsx'
import { Section } from '#web/ui/section.tsx'

import type { ScentData } from './load-scent.server.ts'
import css from './scent-page.module.css'

export function ScentPage({ data }: { data: ScentData }) {
  const t = useT()
  const { scent, kindWord, goesWith, sameKind, sets } = data
  return (
    <>
      <div className={`wrap page ${css.top}`}>
        <div className={css.stage}>
          <Print serial={scent.serial} kind={scent.kind} className={css.print ?? ''} isFirst />
        </div>
        <Words data={data} />
      </div>
      {goesWith.length > 0 && (
        <Section id="goes-with" title={t('scents.goesWith')} background="light">
          <ScentCards scents={goesWith} />
        </Section>
      )}
      {sets.length > 0 && (
        <Section id="sets" title={t('scents.setsWith', { name: scent.name })}>
          <ScentSets sets={sets} />
        </Section>
      )}
      {sameKind.length > 0 && (
        <Section
          id="kind"
          title={t('scents.sameKind', { kind: kindWord })}
          isJoined={sets.length > 0}
        >
          <ScentCards scents={sameKind} />
        </Section>
      )}
    </>
  )
}

function Words({ data: { scent, kindWord, description, notes } }: { data: ScentData }) {
  const t = useT()
  const { serial, kind, name, english, price, canPack } = scent
  const isMadeToOrder = price.jpy === null
  return (
    <div className={css.words}>
      <p className={`code ${css.code}`}>{serial}</p>
      <h1 className={css.name}>{name}</h1>
      {english !== null && (
        <p className={css.english} lang="en">
          {english}
        </p>
      )}
      {description !== null && <Lead>{description}</Lead>}
      <Facts
        facts={[
          { id: 'kind', label: t('scents.kind'), value: <KindLink kind={kind} word={kindWord} /> },
          { id: 'notes', label: t('scents.notes'), value: notes },
          {
            id: 'life',
            label: t('scents.life'),
            value: isMadeToOrder
              ? null
              : t('scents.lifeText', {
                  sprays: CARTRIDGE_DIFFUSIONS,
                  months: CARTRIDGE_LIFE_MONTHS,
                }),
          },
          {
            id: 'price',
            label: t('scents.price'),
            value: isMadeToOrder ? (
              t('scents.madeToOrder')
            ) : (
              <RegionalPrice prices={price} note={t('ui.taxIncluded')} />
            ),
          },
        ]}
      />
      {!isMadeToOrder && (
        <p className={css.note}>
          {canPack
            ? t('scents.packNote', { count: CHAMBERS })
            : t('order.leadTime', OUT_OF_STOCK_WEEKS)}
        </p>
      )}
      <ButtonGroup>
        {canPack && <ButtonLink to={addPath([serial])}>{t('scents.add')}</ButtonLink>}
        {isMadeToOrder && (
          <ButtonLink to={contactAbout(t('order.askSubject', { name }))}>
            {t('order.askUs')}
          </ButtonLink>
        )}
        {!isMadeToOrder && !canPack && (
          <ButtonLink to={`/order?${new URLSearchParams({ q: serial })}`}>
            {t('order.alertAsk')}
          </ButtonLink>
        )}
        <ButtonLink to={FINDER_PATH} variant="outline">
          {t('scents.finderLink')}
        </ButtonLink>
      </ButtonGroup>
    </div>
  )
}

const KindLink = ({ kind, word }: { kind: string; word: string }) => (
  <Link
    to={`/products/${CARTRIDGE_SLUG}${addressOfPage({ text: '', kind }, 1)}#scents`}
    className={css.kind}
  >
    <span className={css.dot} data-kind={kind} />
    {word}
  </Link>
)
