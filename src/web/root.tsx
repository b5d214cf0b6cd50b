import { FONT_PRELOADS } from 'virtual:font-preloads'
import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router'

import { WordsContext } from '#i18n/use-t.ts'
import { FALLBACK_LOCALE } from '#shared/locale.ts'

import type { Route } from './+types/root.ts'
import { useTrackPageViews } from './browser/use-track-page-views.ts'
import { appContext } from './context.ts'
import { saveUnsentForm } from './forms/save-form.ts'
import { DeferredFonts, PageScripts } from './hydration/page-scripts.tsx'
import { useRestoreEarlyInput } from './hydration/use-restore-early-input.ts'
import { useSignalHydrated } from './hydration/use-signal-hydrated.ts'
import { messagesForPage } from './labels/messages-for-page.server.ts'
import { sectionOf } from './labels/page-messages.ts'
import { type RootData, useRootData } from './root-data.ts'
import { SITE_NAME_DEFAULT } from './shell/brand.ts'
import { ErrorPage } from './shell/error-pages/error-page.tsx'
import { isNotFound, notFoundMeta } from './shell/error-pages/not-found.tsx'
import { Frame } from './shell/frame.tsx'
import { loadCampaignLines } from './shell/notices/campaign-lines.server.ts'
import { useSiteCaptcha } from './shell/use-site-captcha.ts'
import { changesLanguage } from './site/locale-hint.ts'
import { pageMeta } from './site/page-meta.ts'
import { typeAreaOf } from './site/type-area.ts'
import './styles/fonts.css'
import DEFERRED_FONTS from './styles/fonts-late.css?url'
import './styles/global.css'
import PRINT from './styles/print.css?url'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  // With the cookie that remembers the language.
  { rel: 'manifest', href: '/manifest.webmanifest', crossOrigin: 'use-credentials' },
  // Fetched after everything else: nothing on the screen waits for it.
  { rel: 'stylesheet', href: PRINT, media: 'print' },
]

/** A page that does not exist is named by the frame: its own route has nothing to name. */
export const meta: Route.MetaFunction = (args) =>
  isNotFound(args.error) ? pageMeta(notFoundMeta)(args) : []

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [saveUnsentForm]

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { ctx, locale, site } = context.get(appContext)
  const { cookieLocale: _, name = SITE_NAME_DEFAULT, ...shown } = site
  return {
    locale,
    messages: messagesForPage(locale, new URL(request.url).pathname),
    site: { ...shown, name },
    campaigns: await loadCampaignLines(ctx),
  }
}

/** The words change with the language, and with the section. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    changesLanguage(currentUrl, nextUrl) ||
    sectionOf(currentUrl.pathname) !== sectionOf(nextUrl.pathname)
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale = FALLBACK_LOCALE, messages = {}, site } = useRootData() ?? {}
  return (
    // The document says where its visitor lives before React looks at it.
    <html lang={locale} data-area={typeAreaOf(useLocation().pathname)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F1F2F0" />
        {site && <meta name="public-api-key" content={site.publicApiKey} />}
        {site && <meta name="version" content={site.version} />}
        {site?.analyticsScript && <meta name="analytics" content={site.analyticsScript} />}
        {FONT_PRELOADS[locale].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links />
        <DeferredFonts href={DEFERRED_FONTS} />
      </head>
      <body>
        <WordsContext value={{ locale, messages }}>{children}</WordsContext>
        <PageScripts />
      </body>
    </html>
  )
}

export default function Root() {
  useTrackPageViews()
  useSiteCaptcha()
  useRestoreEarlyInput()
  useSignalHydrated()
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  useSignalHydrated()
  return <ErrorPage />
}
