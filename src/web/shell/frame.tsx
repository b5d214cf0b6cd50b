/** The frame around every page. A route asks for another one by `export const handle = { frame: 'quiet' }`. */
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { NotificationHost } from '../ui/notification.tsx'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header.tsx'
import { KoreanOffer } from './korean-offer.tsx'
import { Navigating } from './navigating.tsx'
import { NOTIFICATION_MS } from './timing.ts'

/** `full`: header and footer · `quiet`: the mark alone, for checkout · `none`: the page brings its own. */
export type FrameKind = 'full' | 'quiet' | 'none'

export function Frame({ children }: { children: ReactNode }) {
  const t = useT()
  const kind = useFrameKind()

  return (
    <NotificationHost
      label={t('ui.notifications')}
      close={t('ui.close')}
      durationMs={NOTIFICATION_MS}
    >
      <a className={css.skip} href="#content">
        {t('shell.skip')}
      </a>
      <KoreanOffer />
      {kind !== 'none' && <Header isQuiet={kind === 'quiet'} />}
      <Navigating>
        {kind === 'none' ? (
          children
        ) : (
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        )}
      </Navigating>
      {kind === 'full' && <Footer />}
      <BackToTop />
    </NotificationHost>
  )
}

/** The innermost route that says anything decides. */
function useFrameKind(): FrameKind {
  const kinds = useMatches().map(({ handle }) => frameOf(handle))
  return kinds.findLast((kind) => kind !== null) ?? 'full'
}

function frameOf(handle: unknown): FrameKind | null {
  if (typeof handle !== 'object' || handle === null || !('frame' in handle)) return null
  const { frame } = handle
  return frame === 'full' || frame === 'quiet' || frame === 'none' ? frame : null
}
