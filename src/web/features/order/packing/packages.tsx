/** The number of packages, and the visitor's country, which decides the currency. */

import { useId, useRef } from 'react'

import type { ProductId } from '#domain/orders/product.ts'
import { isEuropeanUnion } from '#domain/shipping/country.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'
import { contactAbout } from '#web/site/contact-about.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'

import type { Builder } from '../builder.ts'
import { changeResidence, linesOf, type Pack } from '../pack.ts'
import type { usePrices } from '../use-prices.ts'
import { takeOutId } from '../validate-pack.ts'
import type { PackActions } from './actions.ts'
import css from './packages.module.css'

/** The maximum of one product in an order draft. */
const PACKAGES_MAX = 99

type Props = {
  builder: Builder
  pack: Pack
  acts: PackActions
  priced: ReturnType<typeof usePrices>
}

export function Packages({ builder, pack, acts, priced }: Props) {
  const t = useT()
  const titleId = useId()
  const residenceId = useId()
  const { location } = pack.draft
  const place = useRef<HTMLElement>(null)

  return (
    <section ref={place} className={css.packages} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className="visually-hidden">
        {t('order.packagesTitle')}
      </h2>
      <div className={css.lines} data-early-packages>
        {linesOf(pack.draft).map(({ id, quantity }) => (
          <Line
            key={id}
            id={id}
            quantity={quantity}
            builder={builder}
            acts={acts}
            priced={priced}
          />
        ))}
        <div className={css.residence}>
          <label htmlFor={residenceId}>{t('order.residence')}</label>
          <Select
            id={residenceId}
            aria-describedby={`${residenceId}-hint`}
            autoComplete="country"
            value={location}
            onChange={(event) => changeResidence(event.currentTarget.value)}
            options={builder.countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <p id={`${residenceId}-hint`}>{t('order.residenceHint')}</p>
        </div>
      </div>
      <NotSold
        builder={builder}
        pack={pack}
        onTakeOut={(id) => {
          acts.setPackages(id, 0)
          place.current?.focus()
        }}
      />
      <PriceProblem priced={priced} />
      {isEuropeanUnion(location) && (
        <Callout tone="info" role="status">
          {t('order.euNote')}
        </Callout>
      )}
    </section>
  )
}

type LineProps = Omit<Props, 'pack'> & { id: ProductId; quantity: number }

function Line({ id, quantity, builder, acts, priced }: LineProps) {
  const t = useT()
  const locale = useLocale()
  const name = builder.products[id]
  const price = priced.prices?.[id] ?? null
  const isSold = builder.sold[id]

  return (
    <div className={css.line}>
      <div className={css.product}>
        <h3>{name}</h3>
        {isSold ? (
          <p className="figures" aria-busy={priced.prices === null && priced.problem === null}>
            {price === null
              ? priced.problem === null && t('order.pricesLoading')
              : t('order.unitPrice', { price: formatMoney(price, locale) })}
            {price?.currency === 'jpy' && <small>{t('ui.taxIncluded')}</small>}
          </p>
        ) : (
          <p>{t('ui.notOnSale')}</p>
        )}
      </div>
      {isSold || quantity > 0 ? (
        <NumberField
          label={name}
          value={quantity}
          min={0}
          max={isSold ? PACKAGES_MAX : quantity}
          onChange={(next) => acts.setPackages(id, next)}
          words={{ increase: t('ui.increase'), decrease: t('ui.decrease') }}
        />
      ) : (
        <AskAbout name={name} />
      )}
    </div>
  )
}

function AskAbout({ name }: { name: string }) {
  const t = useT()
  return (
    <ButtonLink to={contactAbout(t('order.askSubject', { name }))} variant="outline" size="small">
      {t('ui.notOnSaleAsk')}
    </ButtonLink>
  )
}

type NotSoldProps = Pick<Props, 'builder' | 'pack'> & { onTakeOut: (id: ProductId) => void }

/** A draft outlives the sale of what it holds. */
function NotSold({ builder, pack, onTakeOut }: NotSoldProps) {
  const t = useT()
  return linesOf(pack.draft)
    .filter(({ id, quantity }) => quantity > 0 && !builder.sold[id])
    .map(({ id, quantity }) => (
      <Callout key={id} tone="warn" role="status">
        <p>{t('order.notSoldHeld', { name: builder.products[id], count: quantity })}</p>
        <div className={css.actions}>
          <Button id={takeOutId(id)} variant="outline" size="small" onClick={() => onTakeOut(id)}>
            {t('order.notSoldTakeOut')}
          </Button>
          <AskAbout name={builder.products[id]} />
        </div>
      </Callout>
    ))
}

function PriceProblem({ priced: { problem, retry } }: Pick<Props, 'priced'>) {
  const t = useT()
  const problemText = useProblem()
  if (problem === null) return null

  return (
    <Callout tone="danger" role="alert">
      <p>{problemText(problem)}</p>
      <p>
        <Button variant="outline" size="small" onClick={retry}>
          {t('order.pricesRetry')}
        </Button>
      </p>
    </Callout>
  )
}
