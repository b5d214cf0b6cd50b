/** One field that finds, and what narrows the list. A form of the address: it works without JavaScript. */
import { Form, Link } from 'react-router'

import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'
import { ORDER_SORTS } from '#domain/orders/listing/list-filter.ts'
import { SEARCH_LENGTH_MAX } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LabelledInput, LabelledSelect } from '#web/ui/labelled-control.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { addressOf, filterPath, isNarrowed, type ListAddress } from './order-filter.ts'
import css from './search-form.module.css'

type Props = { address: ListAddress; countries: readonly { code: string; name: string }[] }

export function SearchForm({ address, countries }: Props) {
  const t = useT()
  const { filter, sort } = address
  const { search, ...others } = filter
  const hasMore = isNarrowed({ ...others, search: '' }) || sort !== 'newest'

  return (
    // What is typed follows the address: a list that was cleared shows empty fields.
    <Form
      key={addressOf({ ...address, from: null })}
      role="search"
      aria-label={t('adminOrders.search')}
      className={css.form}
    >
      <div className={css.find}>
        <TextInput
          aria-label={t('adminOrders.search')}
          aria-description={t('adminOrders.searchHint')}
          placeholder={t('adminOrders.searchHint')}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={SEARCH_LENGTH_MAX}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" size="small">
          {t('adminOrders.searchSubmit')}
        </Button>
      </div>
      <details className={css.more} open={hasMore}>
        <summary>{t('adminOrders.more')}</summary>
        <Narrowing address={address} countries={countries} />
      </details>
      {(isNarrowed(filter) || sort !== 'newest') && (
        <Link to={filterPath('all')} className="target">
          {t('adminOrders.clear')}
        </Link>
      )}
    </Form>
  )
}

function Narrowing({ address: { filter, sort }, countries }: Props) {
  const t = useT()
  const any = t('adminOrders.any')
  return (
    <>
      <div className={css.fields}>
        <LabelledSelect
          label={t('adminOrders.state')}
          name="status"
          defaultValue={filter.statuses?.[0] ?? 'all'}
          options={[
            { value: 'all', label: t('adminOrders.anyState') },
            ...ORDER_STATUSES.map((value) => ({ value, label: t(`admin.status_${value}`) })),
          ]}
        />
        <LabelledSelect
          label={t('adminOrders.method')}
          name="method"
          defaultValue={filter.method ?? ''}
          placeholder={any}
          options={(['card', 'bank_transfer'] as const).map((value) => ({
            value,
            label: t(`admin.method_${value}`),
          }))}
        />
        <LabelledSelect
          label={t('adminOrders.country')}
          name="country"
          defaultValue={filter.country ?? ''}
          placeholder={any}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <LabelledSelect
          label={t('adminOrders.currency')}
          name="currency"
          defaultValue={filter.currency ?? ''}
          placeholder={any}
          options={(['jpy', 'usd'] as const).map((value) => ({
            value,
            label: value.toUpperCase(),
          }))}
        />
        {(['from', 'to'] as const).map((name) => (
          <LabelledInput
            key={name}
            label={t(`adminOrders.${name}`)}
            type="date"
            name={name}
            defaultValue={filter[name] ?? ''}
          />
        ))}
        <LabelledSelect
          label={t('adminOrders.sort')}
          name="sort"
          defaultValue={sort}
          options={ORDER_SORTS.map((value) => ({
            value,
            label: t(`adminOrders.sort_${value}`),
          }))}
        />
      </div>
      <div className={css.ticks}>
        <Checkbox
          name="need"
          value="1"
          label={t('adminOrders.needsAttention')}
          defaultChecked={filter.needsAttention}
        />
        <Checkbox
          name="late"
          value="1"
          label={t('adminOrders.isLate')}
          defaultChecked={filter.isLate}
        />
      </div>
      <Button type="submit" size="small" variant="outline">
        {t('adminOrders.apply')}
      </Button>
    </>
  )
}
