/** All texts of one kind, in the order in which readers meet them. */
import { Link } from 'react-router'

import { type ContentKind, ruleOf } from '#domain/editing/kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { PostForm } from '../forms/form-frame.tsx'
import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import { dateTimeText, useDayText } from '../parts/date-time.tsx'
import css from './content.module.css'
import { itemPath } from './content.ts'
import { groupWord } from './day-or-group.tsx'
import { LanguageStates } from './language-states.tsx'
import type { ListedItem } from './listed-item.ts'

type Props = { kind: ContentKind; items: readonly ListedItem[]; now: Date }

export function ContentList({ kind, items, now }: Props) {
  const t = useT()
  const isDated = ruleOf(kind).order === 'day'
  return (
    <DataTable
      caption={t(`adminContent.kind_${kind}`)}
      columns={[
        t('adminContent.columnTitle'),
        isDated && { text: t('adminContent.columnDay'), className: table.wide },
        kind === 'faq' && { text: t('adminContent.columnGroup'), className: table.wide },
        t('adminContent.columnLanguages'),
        { text: t('adminContent.columnShown'), className: table.wide },
        !isDated && t('adminContent.columnOrder'),
      ]}
    >
      {items.map((item) => (
        <Row key={item.slug} item={item} now={now} />
      ))}
    </DataTable>
  )
}

function Row({ item, now }: { item: ListedItem; now: Date }) {
  const t = useT()
  const dayText = useDayText()
  const { name } = item
  return (
    <tr>
      <th scope="row" className={css.name}>
        <Link to={itemPath(item.kind, item.slug)} lang={name?.locale}>
          {name?.text ?? t('adminContent.untitled')}
        </Link>
        <span className="code">{item.slug}</span>
      </th>
      {item.startDate !== null && (
        <td className={`${table.line} ${table.wide}`}>{dayText(item.startDate)}</td>
      )}
      {item.questionType !== null && (
        <td className={`${table.line} ${table.wide}`}>{groupWord(t, item.questionType)}</td>
      )}
      <td>
        <LanguageStates item={item} />
      </td>
      <td className={`${table.line} ${table.wide}`}>
        <PublicationState item={item} now={now} />
      </td>
      {ruleOf(item.kind).order === 'position' && (
        <td>
          <Moves item={item} name={name?.text ?? item.slug} />
        </td>
      )}
    </tr>
  )
}

export function PublicationState({
  item: { publishedAt },
  now,
}: {
  item: Pick<ListedItem, 'publishedAt'>
  now: Date
}) {
  const t = useT()
  const locale = useLocale()
  if (publishedAt === null) return <Badge tone="neutral">{t('adminContent.hidden')}</Badge>
  if (publishedAt <= now) return <Badge tone="ok">{t('adminContent.shown')}</Badge>
  const date = dateTimeText(publishedAt, locale)
  return <Badge tone="info">{t('adminContent.shownFrom', { date })}</Badge>
}

const MOVES = [
  { action: 'move_up', icon: 'chevron-up', word: 'adminContent.moveUp' },
  { action: 'move_down', icon: 'chevron-down', word: 'adminContent.moveDown' },
] as const

function Moves({ item: { slug }, name }: { item: ListedItem; name: string }) {
  const t = useT()
  return (
    <PostForm action="?" className={css.moves}>
      <input type="hidden" name="slug" value={slug} />
      {MOVES.map(({ action, icon, word }) => (
        <IconButton
          key={action}
          type="submit"
          name="intent"
          value={action}
          icon={icon}
          size={20}
          label={t(word, { name })}
        />
      ))}
    </PostForm>
  )
}
