/** What this version changed, folded above its text. */
import { useLocale, useT } from '#i18n/use-t.ts'
import { Icon } from '#web/ui/icon.tsx'

import type { Changes, Piece } from './stored-text.ts'
import css from './version-changes.module.css'
import { versionDate } from './version-date.ts'

export function VersionChanges({ changes }: { changes: Changes | null }) {
  const t = useT()
  const locale = useLocale()
  if (changes === null || changes.sections.length === 0) return null
  return (
    <details className={css.changes}>
      <summary>
        {t('legalVersions.changes', { date: versionDate(changes.since, locale) })}
        <Icon name="chevron-down" />
      </summary>
      <p className="remark">{t('legalVersions.changesHow')}</p>
      <ul>
        {changes.sections.map(({ id, title, isGone, passages }) => (
          <li key={id}>
            {title !== '' && (
              <p className={css.title}>
                {isGone ? t('legalVersions.gone', { title }) : <a href={`#${id}`}>{title}</a>}
              </p>
            )}
            {passages.map((pieces, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the passages of one version keep their places.
              <Passage key={at} pieces={pieces} />
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}

const ELEMENTS = { same: 'span', added: 'ins', removed: 'del' } as const

const Passage = ({ pieces }: { pieces: readonly Piece[] }) => (
  <p className={css.passage}>
    {pieces.map(({ text, kind }, at) => {
      const Element = ELEMENTS[kind]
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one passage keep their places.
      return <Element key={at}>{text}</Element>
    })}
  </p>
)
