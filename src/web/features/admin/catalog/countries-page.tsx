/** Where the shop sends to, and the price zone of each country. */
import { Link } from 'react-router'

import { JAPAN } from '#domain/shipping/country.ts'
import type { ServedCountry } from '#domain/shipping/edit-country.server.ts'
import { ZONES } from '#domain/shipping/zone.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import type { GoodsErrors } from '../forms/goods-errors.ts'
import { GoodsForm, useGoodsFields } from '../forms/goods-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import css from './catalog.module.css'

export type NamedCountry = ServedCountry & { name: string; revision: string }

export function CountryForm({
  country,
  errors,
}: {
  country: NamedCountry
  errors: GoodsErrors | undefined
}) {
  const t = useT()
  const { code, name, zone, isServed, revision } = country
  const filled = useGoodsFields('save_country', errors, { zone, isServed: isServed ? 'yes' : '' })
  const zones = code === JAPAN ? ['domestic'] : ZONES.map(String)
  return (
    <Panel>
      <GoodsForm
        action="save_country"
        errors={errors}
        hidden={{ code }}
        revision={revision}
        title={t('adminCatalog.countryTitle', { country: name })}
        text={t('adminCatalog.countryText')}
        submit={t('adminCatalog.save')}
        close={t('adminCatalog.close')}
      >
        <div className={layout.fields}>
          <SelectField
            state={filled('zone')}
            label={t('adminCatalog.zone')}
            options={zones.map((value) => ({ value, label: zoneText(t, value) }))}
          />
        </div>
        <Checkbox
          name="isServed"
          value="yes"
          defaultChecked={filled('isServed').value === 'yes'}
          label={t('adminCatalog.isServed')}
        />
      </GoodsForm>
    </Panel>
  )
}

type TableProps = { countries: readonly NamedCountry[]; mayChange: boolean; show: string }

export function CountryTable({ countries, mayChange, show }: TableProps) {
  const t = useT()
  return (
    <DataTable
      caption={t('adminCatalog.part_countries')}
      columns={[
        t('adminCatalog.country'),
        t('adminCatalog.zone'),
        t('adminCatalog.state'),
        mayChange && { text: t('adminCatalog.change'), isUnseen: true },
      ]}
    >
      {countries.map(({ code, name, zone, isServed, isEuropean }) => (
        <tr key={code}>
          <th scope="row">
            {name} <span className="code">{code}</span>
          </th>
          <td className={table.line}>{zoneText(t, zone)}</td>
          <td className={table.line}>
            <Badge tone={isServed ? 'ok' : 'neutral'}>
              {t(
                isEuropean
                  ? 'adminCatalog.european'
                  : isServed
                    ? 'adminCatalog.served'
                    : 'adminCatalog.notServed',
              )}
            </Badge>
          </td>
          {mayChange && (
            <td className={css.row}>
              {!isEuropean && (
                <Link to={`?show=${show}&form=save_country&code=${code}`}>
                  {t('adminCatalog.change')}
                  <span className="visually-hidden"> {name}</span>
                </Link>
              )}
            </td>
          )}
        </tr>
      ))}
    </DataTable>
  )
}

function zoneText(t: ReturnType<typeof useT>, zone: string): string {
  return zone === 'domestic' ? t('adminCatalog.domestic') : t('adminCatalog.zoneOf', { zone })
}
