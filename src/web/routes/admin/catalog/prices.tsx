import { may } from '#domain/accounts/permission.ts'
import { listPricePlans } from '#domain/catalog/prices/set-prices.server.ts'
import { useT } from '#i18n/use-t.ts'
import { CatalogNav } from '#web/features/admin/catalog/catalog-nav.tsx'
import { setPricesIn, withdrawPriceIn } from '#web/features/admin/catalog/prices.server.ts'
import { PricesPage } from '#web/features/admin/catalog/prices-page.tsx'
import { findAction } from '#web/features/admin/forms/action.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import page from '#web/features/admin/parts/page.module.css'
import panel from '#web/features/admin/parts/panel.module.css'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/prices.ts'

export const meta = pageMeta((t) => ({ title: t('adminCatalog.part_prices'), isPrivate: true }))

const ACTIONS = ['set_prices', 'withdraw_price'] as const
const RUN = { set_prices: setPricesIn, withdraw_price: withdrawPriceIn }

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'catalog.edit')
  return {
    products: unwrap(await listPricePlans(ctx)),
    openId: searchParams.get('id'),
    priceId: searchParams.get('form') === 'withdraw_price' ? searchParams.get('price') : null,
    done: findAction(ACTIONS, searchParams.get('done')),
    mayChange: may(ctx.actor, 'price.edit'),
    now: ctx.now,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'catalog.edit')
  const action = findAction(ACTIONS, input.intent)
  const outcome = action && (await RUN[action](ctx, input, () => verify('change_prices')))
  return answerOf(outcome, ({ done }) => `/admin/catalog/prices?done=${done}`)
}

export default function Prices({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { products, mayChange, done, now } = loaderData
  const openId = actionData?.input.id ?? loaderData.openId
  const priceId = actionData?.input.priceId ?? loaderData.priceId
  const open = products.find(({ id }) => id === openId) ?? null
  const withdrawn = open?.plan.planned.find(({ id }) => String(id) === priceId) ?? null

  return (
    <>
      <div className={page.head}>
        <h1>{t('adminCatalog.part_prices')}</h1>
        <CatalogNav active="prices" />
        {mayChange && (
          <div className={page.actions}>
            <ActionLink to="/admin/catalog/prices/sheet">{t('adminSheet.pricesStart')}</ActionLink>
          </div>
        )}
      </div>
      {done && !actionData && (
        <SuccessMessage key={now.getTime()} text={t(`adminCatalog.done_${done}`)} />
      )}
      <PricesPage
        products={products}
        open={open}
        withdrawn={withdrawn}
        mayChange={mayChange}
        errors={actionData}
      />
      <p className={panel.quiet}>{t('adminCatalog.text_prices')}</p>
      <ZoneNote />
    </>
  )
}
