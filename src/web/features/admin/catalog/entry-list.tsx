/** One part of the catalogue, listed or not, with the languages that are still missing. */
import { Link } from 'react-router'

import { type EntryValues, languagesOf, type Part } from '#domain/catalog/entry.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { type LocalizedText, textIn } from '#shared/locale.ts'
import { formatMoney, money } from '#shared/money.ts'
import { ScentName } from '#web/scents/scent-name.tsx'
import { Badge } from '#web/ui/badge.tsx'

import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import css from './catalog.module.css'

type Row = { key: string; values: EntryValues }

export function EntryTable({ part, rows }: { part: Part; rows: readonly Row[] }) {
  const t = useT()
  const hasState = part === 'cartridges' || part === 'products'
  const hasPrice = part === 'cartridges' || part === 'sdks'
  return (
    <DataTable
      caption={t(`adminCatalog.part_${part}`)}
      columns={[
        t('adminCatalog.name'),
        { text: t('adminCatalog.key'), className: table.wide },
        hasPrice && { text: t('adminCatalog.price'), isNumber: true },
        hasState && t('adminCatalog.state'),
        { text: t('adminCatalog.languages'), className: table.wide },
      ]}
    >
      {rows.map((row) => (
        <EntryRow key={row.key} part={part} row={row} hasState={hasState} hasPrice={hasPrice} />
      ))}
    </DataTable>
  )
}

type RowProps = { part: Part; row: Row; hasState: boolean; hasPrice: boolean }

function EntryRow({ part, row: { key, values }, hasState, hasPrice }: RowProps) {
  const name = textIn(nameOf(values), useLocale())
  return (
    <tr>
      <th scope="row" className={css.name}>
        <Link to={`/admin/catalog/${part}/${encodeURIComponent(key)}`} className={css.entry}>
          {part === 'cartridges' ? (
            <ScentName serial={key} kind={String(values.kind)} name={name} />
          ) : (
            name
          )}
        </Link>
      </th>
      <td className={`code ${table.wide}`}>{key}</td>
      {hasPrice && (
        <td data-number className={css.price}>
          <Price values={values} />
        </td>
      )}
      {hasState && (
        <td className={table.line}>
          <State part={part} values={values} />
        </td>
      )}
      <td className={`${table.line} ${table.wide}`}>
        <Languages missing={missingIn(part, values)} />
      </td>
    </tr>
  )
}

function Price({ values: { priceJpy, priceUsdMinor } }: { values: EntryValues }) {
  const t = useT()
  const locale = useLocale()
  if (typeof priceJpy !== 'number') return t('adminCatalog.onRequest')
  const usd = typeof priceUsdMinor === 'number' ? money(priceUsdMinor, 'usd') : null
  return (
    <>
      {formatMoney(money(priceJpy, 'jpy'), locale)}
      {usd && `\u00a0/ ${formatMoney(usd, locale)}`}
    </>
  )
}

function State({ part, values }: { part: Part; values: EntryValues }) {
  const t = useT()
  if (part === 'products') {
    const isSold = values.isSold === true
    return (
      <Badge tone={toneOf(isSold)}>{t(`adminCatalog.${isSold ? 'is_sold' : 'not_sold'}`)}</Badge>
    )
  }
  const isListed = values.isListed === true
  const word = isListed ? 'is_listed' : 'not_listed'
  return <Badge tone={toneOf(isListed)}>{t(`adminCatalog.${word}`)}</Badge>
}

const toneOf = (isOn: boolean) => (isOn ? 'ok' : 'neutral')

function Languages({ missing }: { missing: readonly ('ja' | 'ko')[] }) {
  const t = useT()
  if (missing.length === 0) return t('adminCatalog.allLanguages')
  return (
    <Badge tone="warn">
      {t('adminCatalog.missing', {
        languages: missing.map((one) => t(`adminCatalog.language_${one}`)),
      })}
    </Badge>
  )
}

function missingIn(part: Part, values: EntryValues): ('ja' | 'ko')[] {
  const written = languagesOf(part, values)
  return (['ja', 'ko'] as const).filter((language) => !written[language])
}

export function nameOf(values: EntryValues): LocalizedText {
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    en: text(values.nameEn) ?? text(values.labelEn) ?? '',
    ja: text(values.nameJa) ?? text(values.labelJa),
    ko: text(values.nameKo) ?? text(values.labelKo),
  }
}
