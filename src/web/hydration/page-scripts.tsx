/** The scripts of a page: data and the script that hydrates it after the first paint; in development React Router's own. Decision 0031. */
import { createContext, use } from 'react'
import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router'

// Each bundled by itself: it must not wait for what it loads later.
import DEFERRED_HYDRATION from './deferred-hydration.ts?worker&url'
import BUILDER_HYDRATION from './deferred-hydration-builder.ts?worker&url'
import { DEFERRED_FONTS_ID, HYDRATION_DATA_ID, type HydrationData } from './hydration-data.ts'

/** `nonce` is `null` in a cached page, which waits for an interaction. */
type Hydration = { data: HydrationData; nonce: string | null }

/** As the router names it. */
const BUILDER_ROUTE = 'routes/order'

/** Given by the server; in the browser the document shows whether it was. */
export const HydrationContext = createContext<Hydration | null>(null)

const isDeferredDocument =
  typeof document !== 'undefined' && document.getElementById(HYDRATION_DATA_ID) !== null

export function PageScripts() {
  const hydration = use(HydrationContext)
  if (isDeferredDocument) return <ScrollPositions />
  if (hydration === null) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    )
  }
  // Nothing in it can end the element.
  const json = JSON.stringify(hydration.data).replaceAll('<', '\\u003c')
  const isBuilder = hydration.data.routes.some(({ id }) => id === BUILDER_ROUTE)
  const script = isBuilder ? BUILDER_HYDRATION : DEFERRED_HYDRATION
  const marked = hydration.nonce === null ? {} : { nonce: hydration.nonce }
  return (
    <>
      <script type="module" src={script} async blocking="render" {...marked} />
      <script
        type="application/json"
        id={HYDRATION_DATA_ID}
        data-hydrate={hydration.nonce === null ? undefined : 'eager'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which this element does not decode.
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </>
  )
}

/** `<ScrollRestoration>` without its inline script: until hydration, the browser restores the position by itself. */
function ScrollPositions() {
  UNSAFE_useScrollRestoration()
  return null
}

/** Fonts of rare characters. `deferred-fonts.ts` reads them from this sheet, which applies to no screen. */
export function DeferredFonts({ href }: { href: string }) {
  const isDeferred = use(HydrationContext) !== null || isDeferredDocument
  if (!isDeferred) return <link rel="stylesheet" href={href} />
  return (
    <>
      <link rel="stylesheet" href={href} media="print" id={DEFERRED_FONTS_ID} />
      <noscript>
        <link rel="stylesheet" href={href} />
      </noscript>
    </>
  )
}
