import monaSans from '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'

import { type Audience, messagesForPage } from '#i18n/catalogue.server.ts'
import { WordsContext } from '#i18n/use-t.ts'
import { FALLBACK_LOCALE } from '#shared/locale.ts'

import type { Route } from './+types/root.ts'
import { appContext } from './context.ts'
import { hintedLocale } from './locale-hint.ts'
import { type RootData, useRootData } from './root-data.ts'
import { SITE_NAME_DEFAULT } from './shell/brand.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Frame } from './shell/frame.tsx'
import './styles/global.css'

export const links: LinksFunction = () => [
  { rel: 'preload', href: monaSans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function loader({ context, request }: Route.LoaderArgs): RootData {
  const { locale, site } = context.get(appContext)
  const { cookieLocale: _, name = SITE_NAME_DEFAULT, ...shown } = site
  return {
    locale,
    messages: messagesForPage(locale, audienceOf(new URL(request.url).pathname)),
    site: { ...shown, name },
  }
}

/** The words change with the language, and with the way into the staff console; never else. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const asked = hintedLocale(nextUrl)
  const asksAnew = asked !== null && asked !== hintedLocale(currentUrl)
  return asksAnew || audienceOf(currentUrl.pathname) !== audienceOf(nextUrl.pathname)
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale = FALLBACK_LOCALE, messages = {}, site } = useRootData() ?? {}
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F1F2F0" />
        {site && <meta name="public-api-key" content={site.publicApiKey} />}
        <Meta />
        <Links />
      </head>
      <body>
        <WordsContext value={{ locale, messages }}>{children}</WordsContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}

function audienceOf(pathname: string): Audience {
  return /^\/admin(\/|\.data|$)/.test(pathname) ? 'staff' : 'public'
}
