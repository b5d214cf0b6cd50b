/** Fields as rows: name and type on one side, allowed values on the other. */
import { Children, type ReactNode } from 'react'

import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

import { InlineCode } from '../code/inline-code.tsx'
import { wordOf } from '../samples/sample.ts'
import css from './field-table.module.css'
import { fieldIds, objectId } from './ids.ts'
import type { Asked, Limit, Row } from './reference.ts'

type Props = {
  /** The beginning of the names of its rows. */
  id: string
  label: string
  /** For those who meet the table alone. */
  call: string
  rows: readonly (Row | Asked)[]
  /** In an answer a field is there unless it says otherwise; in a request it is the other way round. */
  side: 'asked' | 'given'
  isLabelHidden?: boolean
}

export function FieldTable({ id, label, call, rows, side, isLabelHidden = false }: Props) {
  const t = useT()
  const ids = fieldIds(id, rows)
  return (
    <table className={css.table}>
      <caption className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
        {!isLabelHidden && <span className="visually-hidden">{` ${call}`}</span>}
      </caption>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, in two forms; the rows never move.
          <tr key={at} id={ids[at]} data-depth={row.depth || undefined}>
            <th scope="row">
              {row.form === undefined ? (
                <code>{row.name}</code>
              ) : (
                t('apiDocs.form', { number: row.form })
              )}{' '}
              <Type row={row} />
            </th>
            <td>
              <Facts row={row} side={side} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Type({ row: { type, object, isNullable } }: { row: Row }) {
  const t = useT()
  return (
    <i>
      {object === undefined ? type : <a href={`#${objectId(object)}`}>{type}</a>}
      {isNullable && ` ${t('apiDocs.orNull')}`}
    </i>
  )
}

const PLACES = {
  path: 'apiDocs.inPath',
  query: 'apiDocs.inQuery',
  header: 'apiDocs.inHeader',
} as const

function Facts({ row, side }: { row: Row | Asked; side: Props['side'] }) {
  const t = useT()
  const { text, values, limits = [], fallback, isRequired } = row
  const words = [
    ...('place' in row ? [t(PLACES[row.place])] : []),
    ...limits.filter((limit) => limit.kind !== 'pattern').map((limit) => limitText(limit, t)),
  ]
  const [pattern] = limits.flatMap((limit) => (limit.kind === 'pattern' ? [limit.pattern] : []))
  return (
    <>
      {text !== undefined && (
        <p lang="en">
          <InlineCode>{text}</InlineCode>
        </p>
      )}
      <Line>
        {side === 'asked' && isRequired && <b>{t('apiDocs.required')}</b>}
        {side === 'given' && !isRequired && row.form === undefined && t('apiDocs.maybe')}
        {words.join(' · ')}
        {values && (
          <>
            {`${t('apiDocs.oneOf')} `}
            <code>{values.map(wordOf).join(' ')}</code>
          </>
        )}
        {pattern !== undefined && (
          <>
            {`${t('apiDocs.pattern')} `}
            <code>{pattern}</code>
          </>
        )}
        {fallback !== undefined && (
          <>
            {`${t('apiDocs.byDefault')} `}
            <code>{JSON.stringify(fallback)}</code>
          </>
        )}
      </Line>
    </>
  )
}

/** Facts in a row with a separator. Passed as separate children, they need no keys: their order never changes. */
function Line({ children }: { children: readonly ReactNode[] }) {
  const facts = children.filter((child) => child !== false && child !== undefined && child !== '')
  if (facts.length === 0) return null
  return (
    <p>{Children.toArray(facts.flatMap((child, at) => (at === 0 ? [child] : [' · ', child])))}</p>
  )
}

const WORDS = {
  length: {
    max: 'apiDocs.lengthMax',
    min: 'apiDocs.lengthMin',
    both: 'apiDocs.lengthBoth',
    exact: 'apiDocs.lengthExact',
  },
  items: {
    max: 'apiDocs.itemsMax',
    min: 'apiDocs.itemsMin',
    both: 'apiDocs.itemsBoth',
    exact: 'apiDocs.itemsExact',
  },
  value: {
    max: 'apiDocs.valueMax',
    min: 'apiDocs.valueMin',
    both: 'apiDocs.valueBoth',
    exact: 'apiDocs.valueExact',
  },
} as const

function limitText(limit: Limit, t: Translate): string {
  if (limit.kind === 'pattern') return limit.pattern

  const { kind, min, max } = limit
  const words = WORDS[kind]
  if (min === undefined) return max === undefined ? '' : t(words.max, { max })
  if (max === undefined) return t(words.min, { min })
  return min === max ? t(words.exact, { max }) : t(words.both, { min, max })
}
