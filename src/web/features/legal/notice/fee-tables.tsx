/** Shipping fees by region of Japan and by zone abroad, as the law requires: in amounts, not in words. */
import type { FeeRow } from '#domain/shipping/fee-table.ts'
import { PARCEL, SIZE_BY_PACKAGES } from '#domain/shipping/policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { listText } from '#shared/list-text.ts'
import { numberText } from '#shared/number-text.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Table } from '#web/ui/table.tsx'

import text from '../legal.module.css'
import css from './fee-tables.module.css'
import type { FeeFacts } from './notice-facts.ts'

const GRAMS_PER_KILOGRAM = 1000
const EMPTY = '–'

type Props = { fees: FeeFacts; dollarsPerYen: string }

export function FeeTables({ fees, dollarsPerYen }: Props) {
  const t = useT()
  const weights = {
    kit: PARCEL.kit.grams / GRAMS_PER_KILOGRAM,
    refill: PARCEL.refill.grams / GRAMS_PER_KILOGRAM,
  }
  return (
    <div className={text.table}>
      <div className={text.said}>
        <p>{t('notice.feesLead')}</p>
        <p>{t('notice.feesWeight', weights)}</p>
        <p>{t('notice.feesDollars', { rate: dollarsPerYen })}</p>
      </div>
      <DomesticTable fees={fees} />
      <Accordion
        items={[
          {
            id: 'ems-fees',
            title: t('notice.emsTitle'),
            content: <AbroadTable title={t('notice.emsTitle')} rows={fees.ems} fees={fees} />,
          },
          {
            id: 'courier-fees',
            title: t('notice.courierTitle'),
            content: (
              <AbroadTable title={t('notice.courierTitle')} rows={fees.courier} fees={fees} />
            ),
          },
          { id: 'zones', title: t('notice.zonesTitle'), content: <Zones fees={fees} /> },
        ]}
      />
    </div>
  )
}

function DomesticTable({ fees: { domestic, regions } }: { fees: FeeFacts }) {
  const t = useT()
  const locale = useLocale()
  return (
    <>
      <div className={css.domestic}>
        <Table
          caption={t('notice.domesticCaption')}
          columns={[
            t('notice.region'),
            ...domestic.map(({ size, upToGrams }) => ({
              text: (
                <>
                  {t('notice.sizeHead', { size: size ?? EMPTY })}
                  <span className={text.below}>
                    {t('notice.sizeWeight', { weight: upToGrams / GRAMS_PER_KILOGRAM })}
                  </span>
                </>
              ),
              isNumber: true,
            })),
          ]}
        >
          {regions.map(({ region, prefectures }, column) => (
            <tr key={region}>
              <th scope="row">
                <span className={css.region}>
                  {t(`notice.${region}`)}
                  {prefectures.length > 1 && (
                    <span className={text.below}>{listText(prefectures, locale)}</span>
                  )}
                </span>
              </th>
              {domestic.map(({ upToGrams, amountsYen }) => (
                <td key={upToGrams} data-number>
                  {figure(amountsYen[column], locale)}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      <p className={text.small}>{t('notice.sizeNote', sizes(domestic))}</p>
    </>
  )
}

/** Which size a parcel has, by the classes of the policy. */
function sizes(domestic: readonly FeeRow[]) {
  const [, middle] = SIZE_BY_PACKAGES
  return {
    small: PARCEL.refill.size,
    middle: PARCEL.kit.size,
    count: middle.upToPackages,
    large: domestic.at(-1)?.size ?? EMPTY,
  }
}

type AbroadProps = { title: string; rows: readonly FeeRow[]; fees: FeeFacts }

function AbroadTable({ title, rows, fees }: AbroadProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <Table
      caption={t('notice.abroadCaption', { method: title })}
      isCaptionHidden
      density="dense"
      columns={[
        t('notice.weight'),
        ...fees.zones.map(({ zone }) => ({ text: t('notice.zoneHead', { zone }), isNumber: true })),
      ]}
    >
      {rows.map(({ upToGrams, amountsYen }) => (
        <tr key={upToGrams}>
          <th scope="row">{figure(upToGrams / GRAMS_PER_KILOGRAM, locale)}</th>
          {fees.zones.map(({ zone }, column) => (
            <td key={zone} data-number>
              {figure(amountsYen[column], locale)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

function Zones({ fees: { zones } }: { fees: FeeFacts }) {
  const t = useT()
  const locale = useLocale()
  return (
    <dl className={css.zones}>
      {zones.map(({ zone, countries }) => (
        <div key={zone}>
          <dt>{t('notice.zoneHead', { zone })}</dt>
          <dd>{countries.length > 0 ? listText(countries, locale) : t('notice.zonesRest')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Plain numbers: the unit is above the table. */
const figure = (value: number | null | undefined, locale: string): string =>
  value === null || value === undefined ? EMPTY : numberText(value, locale)
