/** Six scents, each with its reason and a way to change it for another. */
import { Link } from 'react-router'

import type { FinderAnswers } from '#domain/catalog/finder/answers.ts'
import { useT } from '#i18n/use-t.ts'
import { addPath, scentPath } from '#web/scents/card-scent.ts'
import { FINDER_PATH } from '#web/scents/finder-path.ts'
import { Print } from '#web/scents/print.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'

import css from './found-pack.module.css'
import type { FinderData, FinderPick } from './load-finder.server.ts'
import { reasonText } from './reason-text.ts'

type Finder = FinderData & { answers: FinderAnswers }

export function FoundPack({ finder: { answers, without, picks } }: { finder: Finder }) {
  const t = useT()
  return (
    <section id="pack" className={css.found} aria-labelledby="pack-title">
      <h2 id="pack-title">{t('finder.packTitle')}</h2>
      <ol className={css.picks}>
        {picks.map((pick, place) => (
          // The link that changes a scent keeps its place, and with it the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: a scent is its place in the pack.
          <li key={place} className={css.pick}>
            <Pick pick={pick} other={pathOf(answers, [...without, pick.scent.serial])} />
          </li>
        ))}
      </ol>
      <ButtonGroup>
        <ButtonLink to={addPath(picks.map(({ scent }) => scent.serial))}>
          {t('scents.addSet', { count: picks.length })}
        </ButtonLink>
        {without.length > 0 && (
          <ButtonLink to={pathOf(answers, [])} variant="outline" preventScrollReset>
            {t('finder.undo')}
          </ButtonLink>
        )}
      </ButtonGroup>
    </section>
  )
}

function Pick({
  pick: { scent, description, reason },
  other,
}: {
  pick: FinderPick
  other: string
}) {
  const t = useT()
  const { serial, kind, name } = scent
  return (
    <>
      <Print serial={serial} kind={kind} className={css.print ?? ''} />
      <div className={css.words}>
        <h3>
          <Link to={scentPath(serial)} className={css.name}>
            {name}
          </Link>
        </h3>
        <p className="remark">{reasonText(reason, t)}</p>
        {description !== null && <p>{description}</p>}
        <Link
          to={other}
          className={css.other}
          aria-label={t('finder.otherThan', { name })}
          preventScrollReset
        >
          {t('finder.other')}
        </Link>
      </div>
    </>
  )
}

const pathOf = (answers: FinderAnswers, without: readonly string[]): string => {
  const search = new URLSearchParams(answers)
  for (const serial of without) search.append('without', serial)
  return `${FINDER_PATH}?${search}#pack`
}
