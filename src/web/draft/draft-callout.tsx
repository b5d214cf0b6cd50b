/** Says what a merge of two drafts changed, until it was read. */
import { useId, useRef } from 'react'
import { Link } from 'react-router'

import { packagesFor } from '#domain/cart/merge-packs.ts'
import { type Pick, quantityBySerial } from '#domain/cart/packaging.ts'
import type { MergeNotice } from '#domain/drafts/merge-drafts.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import css from './draft-callout.module.css'
import { clearNews, showMergeNotice, useMergeNotice } from './merge-notice.ts'
import { changeDraft, readDraft, useOrderDraft } from './order-draft.ts'

/** How things are called that the draft knows by their codes. */
export type DraftNames = {
  scent: (serial: string) => string
  product: (id: 'kit' | 'refill-pack') => string
  sdk: (slug: string) => string
}

/** The place is there before the news is, so that it is heard; and takes the focus when the news is closed. */
export function DraftCallout({ names }: { names: DraftNames }) {
  const news = useMergeNotice()
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    clearNews()
    place.current?.focus()
  }
  return (
    <div ref={place} className={css.place} role="status" tabIndex={-1}>
      {news && <StoredNotice news={news} names={names} onClose={close} />}
    </div>
  )
}

type Props = { news: MergeNotice; names: DraftNames; onClose: () => void }

function StoredNotice({ news, names, onClose }: Props) {
  const t = useT()
  const titleId = useId()
  const say = useSentences(news, names)
  const isLeft = say.left.length > 0
  return (
    <section className={css.note} aria-labelledby={titleId}>
      <Icon name="info" size={20} />
      <div className={css.words}>
        <p id={titleId} className={css.title}>
          {t(say.changed.length > 0 ? 'draft.title' : 'draft.leftTitle')}
        </p>
        {say.changed.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {news.scents.gone.length > 0 && (
          <p>
            <Link to="/orders">{t('checkout.seeOrders')}</Link>
          </p>
        )}
        {isLeft && say.changed.length > 0 && <p className={css.title}>{t('draft.leftTitle')}</p>}
        {say.left.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {news.scents.left.length > 0 && <Room news={news} />}
      </div>
      <div className={css.close}>
        <IconButton icon="x" label={t('draft.close')} size={20} onClick={onClose} />
      </div>
    </section>
  )
}

/** The price is raised by a press, never by a merge. */
function Room({ news }: { news: MergeNotice }) {
  const t = useT()
  const draft = useOrderDraft()
  if (draft.placed !== null) return null

  const { left } = news.scents
  const count = packagesFor({ ...draft, picks: draft.selectedCartridges }, left)
  const add = () => {
    const now = readDraft()
    const refills = now.refills + count
    changeDraft({ refills, selectedCartridges: sumOf([...now.selectedCartridges, ...left]) })
    showMergeNotice(draft.ownerId, {
      ...news,
      scents: { ...news.scents, came: sumOf([...news.scents.came, ...left]), left: [] },
      packages: { kits: now.kits, refills },
      otherPackages: null,
    })
  }
  return (
    <div>
      <Button size="small" variant="outline" onClick={add}>
        {t('draft.addPackages', { count })}
      </Button>
    </div>
  )
}

const sumOf = (picks: readonly Pick[]): Pick[] =>
  [...quantityBySerial(picks)].map(([serial, quantity]) => ({ serial, quantity }))

function useSentences(news: MergeNotice, names: DraftNames): { changed: string[]; left: string[] } {
  const t = useT()
  const draft = useOrderDraft()
  const { scents, sdks, packages, otherPackages } = news
  const scentsIn = (picks: readonly Pick[]) => picks.map(lineOf(t, names.scent))
  const sdksIn = (picks: readonly Pick[]) => picks.map(({ serial }) => names.sdk(serial))
  const packs = packages && packLines(t, names, packages)
  return {
    changed: [
      packs && t('draft.packages', { names: packs }),
      scents.came.length > 0 && t('draft.came', { names: scentsIn(scents.came) }),
      sdks.came.length > 0 && t('draft.sdksCame', { names: sdksIn(sdks.came) }),
      scents.gone.length > 0 && t('draft.gone', { names: scentsIn(scents.gone) }),
      sdks.gone.length > 0 && t('draft.sdksGone', { names: sdksIn(sdks.gone) }),
      news.areDetailsFilled && t('draft.filled'),
    ].filter(isText),
    left: [
      otherPackages !== null &&
        t('draft.otherPackages', { count: otherPackages, now: draft.kits + draft.refills }),
      scents.left.length > 0 && t('draft.left', { names: scentsIn(scents.left) }),
      sdks.left.length > 0 && t('draft.sdksLeft', { names: sdksIn(sdks.left) }),
    ].filter(isText),
  }
}

const isText = (sentence: string | false | null): sentence is string => Boolean(sentence)

/** The bare name of what is there once. */
const lineOf =
  (t: Translate, nameOf: (serial: string) => string) =>
  (pick: Pick): string =>
    pick.quantity === 1
      ? nameOf(pick.serial)
      : t('draft.line', { name: nameOf(pick.serial), quantity: pick.quantity })

const packLines = (
  t: Translate,
  names: DraftNames,
  { kits, refills }: { kits: number; refills: number },
): string[] =>
  [
    { name: names.product('kit'), quantity: kits },
    { name: names.product('refill-pack'), quantity: refills },
  ]
    .filter(({ quantity }) => quantity > 0)
    .map((line) => t('draft.line', line))
