/** The pack builder. On the left what there is, on the right the device being filled; a phone has it at the thumb. */
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { CARTRIDGES_PER_PACKAGE } from '#domain/cart/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { callApi } from '#web/api/client.ts'
import { readUserRecord } from '#web/api/user-record.ts'
import { useRevalidateAfterBfcache } from '#web/browser/use-revalidate-after-bfcache.ts'
import { DraftCallout, type DraftNames } from '#web/draft/draft-callout.tsx'
import { changeDraft, readDraft } from '#web/draft/order-draft.ts'
import { knownResidence } from '#web/draft/residence.ts'
import { Callout } from '#web/ui/callout.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'

import type { Builder } from './builder.ts'
import { NO_CARTRIDGES, nameOf } from './cartridge-list.ts'
import type { LoadedNames } from './load-draft-names.server.ts'
import css from './order-page.module.css'
import type { ShowCompatibility } from './packing/device-part.tsx'
import { OpenQuestions } from './packing/open-questions.tsx'
import { PackBar } from './packing/pack-bar.tsx'
import { Packages } from './packing/packages.tsx'
import { useDrag } from './packing/use-drag.ts'
import { usePacking } from './packing/use-packing.ts'
import { ScentList } from './scents/scent-list.tsx'
import { useShown } from './scents/use-shown.ts'
import { Sidebar } from './sidebar.tsx'
import { ReorderCallout } from './url-params/reorder-callout.tsx'
import { useAddParam } from './url-params/use-add-param.ts'
import { useDeviceParam } from './url-params/use-device-param.ts'
import { useReorderParam } from './url-params/use-reorder-param.ts'
import { usePrices } from './use-prices.ts'
import { useProceedToCheckout } from './use-proceed-to-checkout.ts'

/** From this width on the pack is next to the list; `order-page.module.css` has the same value. */
const WIDE = '(min-width: 64em)'

type Props = { builder: Builder; showCompatibility: ShowCompatibility; estimate: ReactNode }

export function OrderPage({ builder, showCompatibility, estimate }: Props) {
  const page = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const packing = usePacking(builder)
  const { pack, acts } = packing
  const { prices, ...priced } = usePrices(pack.draft.location, builder)
  const shown = useShown(builder)
  const proceed = useProceedToCheckout(builder, pack)
  // The server renders the wide page; a style hides what does not belong on a phone until hydration.
  const isWide = useMediaQuery(WIDE, { onServer: true })
  const [isPackOpen, setPackOpen] = useState(false)
  useDrag(page, ghost, acts)
  useAddParam(builder.scents, acts)
  useDeviceParam()
  useKnownResidence()
  useRevalidateAfterBfcache()
  const again = useReorderParam()
  const panel = {
    builder,
    packing,
    prices,
    listed: shown.found,
    showCompatibility,
    proceed,
    estimate,
  }

  return (
    <div ref={page} className={`wrap page ${css.page}`}>
      <div className={css.choosing}>
        <PageHeader isEmpty={pack.packing.status === 'empty'} />
        <ReorderCallout {...again} />
        <DraftCallout names={draftNames(builder)} />
        <Packages builder={builder} pack={pack} acts={acts} priced={{ prices, ...priced }} />
        <ScentList
          builder={builder}
          shown={shown}
          packages={pack.packages}
          quantities={pack.quantities}
          hasRoom={packing.next !== null}
          acts={acts}
        />
      </div>
      {/* In the page of the server, so that it is there at the first paint; a style shows it on a phone alone. */}
      <PackBar {...panel} isOpen={isPackOpen && !isWide} setOpen={setPackOpen} />
      {isWide && (
        // Hydrated after the rest of the page; a phone, where the bar replaces it, never hydrates it.
        <Suspense>
          <Sidebar {...panel} />
        </Suspense>
      )}
      <OpenQuestions pack={pack} proceed={proceed} onChooseSdk={() => setPackOpen(!isWide)} />
      <div ref={ghost} className={css.ghost} popover="manual" aria-hidden="true" />
    </div>
  )
}

function PageHeader({ isEmpty }: { isEmpty: boolean }) {
  const t = useT()
  const [search] = useSearchParams()
  return (
    <div className={css.opening}>
      <h1>{t('order.title')}</h1>
      <p className={css.lead}>{t('order.lead', { chambers: CARTRIDGES_PER_PACKAGE })}</p>
      <noscript>
        <Callout tone="info">{t('order.needsScript')}</Callout>
      </noscript>
      {isEmpty && search.get('notice') === NO_CARTRIDGES && (
        <Callout tone="warn" role="status">
          {t('order.noCartridges')}
        </Callout>
      )}
    </div>
  )
}

/** Names for what the draft knows by its codes. */
const draftNames = ({ products, scents, sdks }: LoadedNames): DraftNames => ({
  scent: (serial) => nameOf(scents, serial),
  product: (id) => products[id],
  sdk: (slug) => sdks.find((it) => it.slug === slug)?.name ?? slug,
})

/** The country of a signed-in customer is known from the profile or the newest order. Decisions, section 13. */
function useKnownResidence(): void {
  useEffect(() => {
    if (readUserRecord() !== null && !readDraft().isResidenceKnown) void adoptResidence()
  }, [])
}

async function adoptResidence(): Promise<void> {
  const answer = await callApi('GET /v1/order-defaults')
  // A choice that was made meanwhile wins.
  const residence = answer.ok ? knownResidence(answer.value.data.location, readDraft()) : null
  if (residence !== null) changeDraft(residence)
}
