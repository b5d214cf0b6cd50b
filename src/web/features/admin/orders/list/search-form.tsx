/** One field that finds, and what narrows the list. A form of the address: it works without JavaScript. */
import { Form, Link } from 'react-router'

import { ORDER_STATUSES } from '#domain/orders/lifecycle.ts'
import { ORDER_SORTS, SEARCH_LENGTH_MAX } from '#domain/orders/listing/list-filter.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
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
        <Link to={filterPath('all')} className={css.clear}>
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
        <Field label={t('adminOrders.state')}>
          {(control) => (
            <Select
              {...control}
              name="status"
              defaultValue={filter.statuses?.[0] ?? 'all'}
              options={[
                { value: 'all', label: t('adminOrders.anyState') },
                ...ORDER_STATUSES.map((value) => ({ value, label: t(`admin.status_${value}`) })),
              ]}
            />
          )}
        </Field>
        <Field label={t('adminOrders.method')}>
          {(control) => (
            <Select
              {...control}
              name="method"
              defaultValue={filter.method ?? ''}
              placeholder={any}
              options={(['card', 'bank_transfer'] as const).map((value) => ({
                value,
                label: t(`admin.method_${value}`),
              }))}
            />
          )}
        </Field>
        <Field label={t('adminOrders.country')}>
          {(control) => (
            <Select
              {...control}
              name="country"
              defaultValue={filter.country ?? ''}
              placeholder={any}
              options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Field>
        <Field label={t('adminOrders.currency')}>
          {(control) => (
            <Select
              {...control}
              name="currency"
              defaultValue={filter.currency ?? ''}
              placeholder={any}
              options={(['jpy', 'usd'] as const).map((value) => ({
                value,
                label: value.toUpperCase(),
              }))}
            />
          )}
        </Field>
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(`adminOrders.${name}`)}>
            {(control) => (
              <TextInput {...control} type="date" name={name} defaultValue={filter[name] ?? ''} />
            )}
          </Field>
        ))}
        <Field label={t('adminOrders.sort')}>
          {(control) => (
            <Select
              {...control}
              name="sort"
              defaultValue={sort}
              options={ORDER_SORTS.map((value) => ({
                value,
                label: t(`adminOrders.sort_${value}`),
              }))}
            />
          )}
        </Field>
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
