/** All product pages: the path says which one, and each has its own row in routes.ts. */
import { CARTRIDGE_SLUG, isDeviceSlug } from '#domain/catalog/devices/device.ts'
import { CARTRIDGE_DIFFUSIONS, SCENTS_ABOUT } from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import type { Translate } from '#i18n/translate.ts'
import { dayInJapan } from '#shared/japan-day.ts'
import { OwnLifetime } from '#web/features/cartridge-lifetime/own-lifetime.tsx'
import { loadCompatibility } from '#web/features/compatibility/load-compatibility.server.ts'
import { SerialCheck } from '#web/features/compatibility/serial-check.tsx'
import { CartridgePage } from '#web/features/product/cartridge/cartridge-page.tsx'
import { DevicePage } from '#web/features/product/device/device-page.tsx'
import { descriptionOf, titleOf } from '#web/features/product/device/device-words.ts'
import { unlessAnsweredHere } from '#web/site/load-again.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { productData } from '#web/site/product-data.ts'

import { appContext } from '../../context.ts'
import { type LibraryData, loadLibrary } from '../../features/product/load-library.server.ts'
import { loadProduct } from '../../features/product/load-product.server.ts'
import { loadShipping } from '../../features/product/load-shipping.server.ts'
import { requestedPrices } from '../../features/product/offer.ts'
import { type ProductSlug, picturesOf } from '../../features/product/product-data.ts'
import type { Route } from './+types/product.ts'

export const meta: Route.MetaFunction = pageMeta((t, args) => {
  const slug = slugOf(args.location.pathname)
  return {
    title: titleIn(slug, args.loaderData?.names[slug] ?? '', t),
    picture: slug,
    description: descriptionIn(slug, t),
    data: import.meta.env.SSR
      ? (page) =>
          args.loaderData === undefined
            ? []
            : productData(page, {
                sku: slug,
                name: args.loaderData.names[slug],
                description: descriptionIn(slug, t),
                pictures: picturesOf(slug).map((file) => `${page.site.url}${file}`),
                availability: isOrdered(slug) ? 'InStock' : 'LimitedAvailability',
                prices: requestedPrices(slug, args.loaderData),
                shipping: args.loaderData.shipping,
              })
      : undefined,
  }
})

const titleIn = (slug: ProductSlug, name: string, t: Translate): string =>
  isDeviceSlug(slug) ? titleOf(deviceOf(slug), name, t) : t('devices.cartridgeTitle', { name })

/** On the site; others are asked for by e-mail. */
const isOrdered = (slug: ProductSlug): boolean =>
  !isDeviceSlug(slug) || deviceOf(slug).sale === 'kit'

const descriptionIn = (slug: ProductSlug, t: Translate): string =>
  isDeviceSlug(slug)
    ? descriptionOf(deviceOf(slug), t)
    : t('devices.cartridgeDescription', { scents: SCENTS_ABOUT, diffusions: CARTRIDGE_DIFFUSIONS })

const NO_LIBRARY: LibraryData = { scents: [], kinds: [], sets: [] }

/** `url` is the address of the page; that of the request may ask for its data alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const slug = slugOf(url.pathname)
  const [data, shipping, fit, library] = await Promise.all([
    loadProduct(ctx, locale),
    loadShipping(ctx, slug),
    loadCompatibility(ctx, locale),
    slug === CARTRIDGE_SLUG ? loadLibrary(ctx, locale) : NO_LIBRARY,
  ])
  return { ...data, slug, shipping, fit, library, today: dayInJapan(ctx.now) }
}

/** A serial number, a search and the switch of the comparison are answered in the browser. */
export const shouldRevalidate = unlessAnsweredHere

export default function Product({ loaderData }: Route.ComponentProps) {
  const { slug, shipping: _, fit, library, today, ...data } = loaderData
  const check = <SerialCheck key={slug} data={fit} />
  return isDeviceSlug(slug) ? (
    <DevicePage slug={slug} data={data} sdks={fit.sdks} check={check} />
  ) : (
    <CartridgePage
      data={data}
      library={library}
      check={check}
      ownLifetime={<OwnLifetime today={today} />}
    />
  )
}

/** The address is one of the rows of routes.ts: a device's, or else the cartridge's. */
function slugOf(pathname: string) {
  const last = pathname.replace(/\/$/, '').split('/').at(-1)
  return isDeviceSlug(last) ? last : CARTRIDGE_SLUG
}
