/**
 * The frame around every page. A route asks for another one by `export const handle = { frame: 'quiet' }`, and for light
 * words in the header, where its first section is night, by `{ header: 'night' }`. `frame` may depend on the address:
 * `{ frame: (search) => … }`. A short page asks for `{ footer: 'short' }`. A page with a bar of its own at the thumb says
 * `{ hasOwnBar: true }`: nothing floats above it.
 */
import type { ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { useShowRegion } from '../prices/use-region.ts'
import { NotificationHost } from '../ui/notification/notification.tsx'
import { Analytics } from './analytics.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header/header.tsx'
import { Navigating } from './navigating.tsx'
import { CampaignBar } from './notices/campaign-bar.tsx'
import { KoreanOffer } from './notices/korean-offer.tsx'
import { OldBrowser } from './notices/old-browser.tsx'
import { ScriptsFailed } from './notices/scripts-failed.tsx'
import { UnsentNotice } from './notices/unsent-notice.tsx'
import { UpdateNotice } from './notices/update-notice.tsx'
import { PageTrail } from './page-trail.tsx'
import { NOTIFICATION_MS } from './timing.ts'
import { useFocusNewPage } from './use-focus-new-page.ts'

/** `full`: header and footer · `quiet`: the mark alone, for checkout · `none`: the page brings its own. */
export type FrameKind = 'full' | 'quiet' | 'none'

type Props = {
  children: ReactNode
  /** Header and short footer, independent of the route: the page it would have brought does not exist. */
  isFull?: boolean
}

export function Frame({ children, isFull = false }: Props) {
  const t = useT()
  useShowRegion()
  useFocusNewPage()
  const { hasOwnBar, hasShortFooter, ...own } = useFrame()
  const kind = isFull ? 'full' : own.kind
  const isOverNight = own.isOverNight && !isFull

  return (
    <NotificationHost
      label={t('ui.notifications')}
      close={t('ui.close')}
      durationMs={NOTIFICATION_MS}
    >
      <a className={css.skip} href="#content">
        {t('shell.skip')}
      </a>
      <OldBrowser />
      <ScriptsFailed />
      <KoreanOffer />
      {kind === 'full' && <CampaignBar />}
      {kind !== 'none' && <Header isQuiet={kind === 'quiet'} isOverNight={isOverNight} />}
      <Navigating>
        {kind === 'full' && <PageTrail place="top" />}
        {kind === 'none' ? (
          children
        ) : (
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        )}
        {kind === 'full' && <PageTrail place="foot" />}
      </Navigating>
      {kind === 'full' && <Footer isShort={hasShortFooter || isFull} />}
      {kind === 'full' && !hasOwnBar && <BackToTop />}
      <UpdateNotice />
      <UnsentNotice />
      <Analytics />
    </NotificationHost>
  )
}

/** The innermost route that says anything decides. */
function useFrame(): {
  kind: FrameKind
  isOverNight: boolean
  hasOwnBar: boolean
  hasShortFooter: boolean
} {
  const { search } = useLocation()
  const handles = useMatches().map(({ handle }) => handle)
  const kinds = handles
    .map((handle) => wordOf(handle, 'frame'))
    .map((frame) => (typeof frame === 'function' ? frame(search) : frame))
    .filter(isFrameKind)
  return {
    kind: kinds.at(-1) ?? 'full',
    isOverNight: handles.some((handle) => wordOf(handle, 'header') === 'night'),
    hasOwnBar: handles.some((handle) => wordOf(handle, 'hasOwnBar') === true),
    hasShortFooter: handles.some((handle) => wordOf(handle, 'footer') === 'short'),
  }
}

function wordOf(handle: unknown, name: 'frame' | 'header' | 'footer' | 'hasOwnBar'): unknown {
  if (typeof handle !== 'object' || handle === null) return null
  return new Map<string, unknown>(Object.entries(handle)).get(name)
}

const isFrameKind = (word: unknown): word is FrameKind =>
  word === 'full' || word === 'quiet' || word === 'none'
