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
import { addPath, type CardScent } from '#web/scents/card-scent.ts'
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
import { SectionHeader } from '#web/ui/section-header.tsx'

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
      {goesWith.length + sameKind.length > 0 && (
        <div className={css.related}>
          <div className={`wrap ${css.groups}`} data-even={sameKind.length <= 3 || undefined}>
            <Group id="goes-with" title={t('scents.goesWith')} scents={goesWith} />
            <Group id="kind" title={t('scents.sameKind', { kind: kindWord })} scents={sameKind} />
          </div>
        </div>
      )}
      {sets.length > 0 && (
        <Section id="sets" title={t('scents.setsWith', { name: scent.name })}>
          <ScentSets sets={sets} />
        </Section>
      )}
    </>
  )
}

type GroupProps = { id: string; title: string; scents: readonly CardScent[] }

const Group = ({ id, title, scents }: GroupProps) =>
  scents.length > 0 && (
    <section id={id} className={css.group} aria-labelledby={`${id}-title`}>
      <SectionHeader level={2} id={`${id}-title`} title={title} />
      <ScentCards scents={scents} />
    </section>
  )

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
