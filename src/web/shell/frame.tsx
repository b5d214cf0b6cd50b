/**
 * The frame around every page. A route asks for another one by `export const handle = { frame: 'quiet' }`, and for light
 * words in the header, where its first section is night, by `{ header: 'night' }`.
 */
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
  const { kind, isOverNight } = useFrame()

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
      {kind !== 'none' && <Header isQuiet={kind === 'quiet'} isOverNight={isOverNight} />}
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
function useFrame(): { kind: FrameKind; isOverNight: boolean } {
  const handles = useMatches().map(({ handle }) => handle)
  const kinds = handles.map((handle) => wordOf(handle, 'frame')).filter(isFrameKind)
  return {
    kind: kinds.at(-1) ?? 'full',
    isOverNight: handles.some((handle) => wordOf(handle, 'header') === 'night'),
  }
}

function wordOf(handle: unknown, name: 'frame' | 'header'): unknown {
  if (typeof handle !== 'object' || handle === null) return null
  return new Map<string, unknown>(Object.entries(handle)).get(name)
}

const isFrameKind = (word: unknown): word is FrameKind =>
  word === 'full' || word === 'quiet' || word === 'none'
