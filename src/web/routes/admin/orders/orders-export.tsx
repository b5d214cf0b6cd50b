import { redirect } from 'react-router'

import { countOrders } from '#domain/orders/listing/search-orders.server.ts'
import { useT } from '#i18n/use-t.ts'
import { FormFrame } from '#web/features/admin/forms/form-frame.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { readStaffForm, unknownForm } from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { addressOf, readAddress } from '#web/features/admin/orders/list/order-filter.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { FileReady } from '#web/features/admin/parts/file-ready.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/orders-export.ts'

export const meta = pageMeta((t) => ({ title: t('adminOrders.exportTitle'), isPrivate: true }))

const FILE_PATH = '/admin/orders/export.csv'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'order.export')
  const address = readAddress(searchParams, 0)
  return {
    total: unwrap(await countOrders(ctx, address.filter)),
    list: addressOf(address),
    search: addressOf(address, ''),
    file: searchParams.get('done') === 'export_orders' ? addressOf(address, FILE_PATH) : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { input, verify } = await readStaffForm({ context, request }, 'order.export')
  if (input.intent !== 'export_orders') return unknownForm()
  await verify('export_orders')
  const address = readAddress(url.searchParams, 0)
  return redirect(`${addressOf(address, '/admin/orders/export')}&done=export_orders`)
}

export default function OrdersExport({
  loaderData: { total, list, search, file },
}: Route.ComponentProps) {
  const t = useT()
  const { count, isMore } = total
  const back = <ActionLink to={list}>{t('adminOrders.exportBack')}</ActionLink>
  return (
    <>
      <h1>{t('adminOrders.exportTitle')}</h1>
      {file ? (
        <>
          <FileReady to={file} />
          <p>{back}</p>
        </>
      ) : (
        <FormFrame
          action="export_orders"
          to={search}
          text={t(isMore ? 'adminOrders.exportCountMore' : 'adminOrders.exportCount', { count })}
          submit={t('adminOrders.exportSubmit')}
          alsoSubmit={back}
        >
          <p>{t('adminOrders.exportText')}</p>
          <p>{t('adminOrders.exportSafe')}</p>
        </FormFrame>
      )}
    </>
  )
}
