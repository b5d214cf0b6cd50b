/** The apps that have a page. Spec §2, §3 "Application". Requirements come from the documents of their makers. */
import type { SdkLink } from '#domain/catalog/compatibility/sdk-links.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { isAmong } from '#shared/is-among.ts'

export const APP_SLUGS = ['aroma-shooter', 'aroma-controller', 'aroma-player'] as const
export type AppSlug = (typeof APP_SLUGS)[number]

export type App = { slug: AppSlug; name: string; tagline: string; platforms: string[] }

export const isAppSlug = isAmong(APP_SLUGS)

/** Names of systems are the same in every language. */
export const REQUIREMENTS = {
  'aroma-shooter': ['iOS\u00A012+', 'Android\u00A06+'],
  'aroma-controller': ['Windows\u00A010/11', 'macOS\u00A011+'],
  'aroma-player': ['Windows\u00A010/11', 'macOS\u00A011+'],
} as const satisfies Record<AppSlug, readonly string[]>

export const LINKS = {
  'aroma-shooter': ['bluetooth', 'wifi'],
  'aroma-controller': ['usb'],
  'aroma-player': ['usb'],
} as const satisfies Record<AppSlug, readonly SdkLink[]>

export const APP_WORDS = {
  'aroma-shooter': {
    title: 'software.shooterTitle',
    claim: 'software.shooterClaim',
    lead: 'software.shooterLead',
    description: 'software.shooterDescription',
    nextTitle: 'software.shooterNextTitle',
    next: 'software.shooterNext',
    nextPath: '/products/aroma-shooter-3',
  },
  'aroma-controller': {
    title: 'software.controllerTitle',
    claim: 'software.controllerClaim',
    lead: 'software.controllerLead',
    description: 'software.controllerDescription',
    nextTitle: 'software.controllerNextTitle',
    next: 'software.controllerNext',
    nextPath: '/software/sdk',
  },
  'aroma-player': {
    title: 'software.playerTitle',
    claim: 'software.playerClaim',
    lead: 'software.playerLead',
    description: 'software.playerDescription',
    nextTitle: 'software.playerNextTitle',
    next: 'software.playerNext',
    nextPath: '/software/player',
  },
} as const satisfies Record<AppSlug, Record<string, MessageKey | `/${string}`>>
