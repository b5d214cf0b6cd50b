/** The scripts of a page: React Router's own, which hydrate at once, or data and the script that hydrates later. Decision 0031. */
import { createContext, use } from 'react'
import { Scripts, ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router'

// Bundled by itself: it must not wait for what it loads later.
import DEFERRED_HYDRATION from './deferred-hydration.ts?worker&url'
import { DEFERRED_FONTS_ID, HYDRATION_DATA_ID, type HydrationData } from './hydration-data.ts'

/** Given by the server for a page that hydrates later; in the browser the document shows whether it is one. */
export const HydrationContext = createContext<HydrationData | null>(null)

const isDeferredDocument =
  typeof document !== 'undefined' && document.getElementById(HYDRATION_DATA_ID) !== null

export function PageScripts() {
  const data = use(HydrationContext)
  if (isDeferredDocument) return <ScrollPositions />
  if (data === null) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    )
  }
  // Nothing in it can end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return (
    <>
      <script type="module" src={DEFERRED_HYDRATION} async blocking="render" />
      <script
        type="application/json"
        id={HYDRATION_DATA_ID}
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

/** Fonts of rare characters. A page that hydrates later reads them from this sheet, which applies to no screen. */
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
