/** The page of one scent. Its address is the product code as printed on the cartridge. */
import { data, isRouteErrorResponse, redirect } from 'react-router'

import { CARTRIDGE_SLUG } from '#domain/catalog/devices/device.ts'
import { CARTRIDGE_DIFFUSIONS } from '#domain/catalog/devices/device-policy.ts'
import { parseCartridgeSerial } from '#domain/catalog/serial.ts'
import { printPath } from '#domain/prints/address.ts'
import { ScentPage } from '#web/features/scent/scent-page.tsx'
import { scentPath } from '#web/scents/card-scent.ts'
import { NearPages } from '#web/shell/error-pages/near-pages.tsx'
import { NotFoundPage } from '#web/shell/error-pages/not-found.tsx'
import { titleOf } from '#web/site/crumb.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { productData } from '#web/site/product-data.ts'

import { appContext } from '../context.ts'
import { loadShipping } from '../features/product/load-shipping.server.ts'
import { loadNearScents } from '../features/scent/load-near-scents.server.ts'
import { loadScent } from '../features/scent/load-scent.server.ts'
import type { Route } from './+types/scent.ts'

export const handle = { crumb: titleOf }

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => {
  if (loaderData === undefined) return { title: t('shell.pageScents') }
  const { name, serial, kind, price, canPack } = loaderData.scent
  const description = loaderData.description ?? t('scents.description', { name, serial })
  const { notes } = loaderData
  const isMadeToOrder = price.jpy === null
  return {
    title: t('scents.title', { name }),
    description:
      notes === null || isMadeToOrder
        ? description
        : t('scents.longDescription', { description, notes, diffusions: CARTRIDGE_DIFFUSIONS }),
    data: import.meta.env.SSR
      ? (page) =>
          productData(page, {
            sku: serial,
            name,
            description,
            pictures: [`${page.site.url}${printPath(serial, kind)}`],
            availability: canPack ? 'InStock' : 'OutOfStock',
            prices: [price.jpy, price.usd].filter((one) => one !== null),
            shipping: loaderData.shipping,
          })
      : undefined,
  }
})

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const serial = parseCartridgeSerial(params.serial)
  if (serial !== null && serial !== params.serial) {
    throw redirect(`${scentPath(serial)}${url.search}`, 301)
  }
  const [scent, shipping] = await Promise.all([
    serial === null ? null : loadScent(ctx, locale, serial),
    loadShipping(ctx, CARTRIDGE_SLUG),
  ])
  if (scent === null) {
    const near = await loadNearScents(ctx, locale, params.serial)
    throw data({ near }, { status: 404 })
  }
  return { ...scent, shipping }
}

export default function Scent({ loaderData }: Route.ComponentProps) {
  return <ScentPage data={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <NotFoundPage resource="scent">
      <NearPages pages={error.data.near} />
    </NotFoundPage>
  )
}
