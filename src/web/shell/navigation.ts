/** The links of header, menu and footer, as data. Spec §2; §3 "logged-in and logged-out navigation route lists". */
import type { MessageKey } from '#i18n/translate.ts'

import type { SITE_TREE } from '../site/site-tree.ts'

type Word = Extract<MessageKey, `shell.${string}`>

/** A page, and in few words what is found there. */
type PageLink = { path: keyof typeof SITE_TREE | AccountPath; word: Word; tip: Word }

type AccountPath = '/orders' | '/profile' | '/sign-in' | '/sign-up'

type Section = { id: string; word: Word; line: Word; links: readonly PageLink[] }

export const SECTIONS = [
  {
    id: 'software-panel',
    word: 'shell.pageSoftware',
    line: 'shell.softwareLine',
    links: [
      { path: '/software/apps', word: 'shell.allApps', tip: 'shell.tipApps' },
      {
        path: '/software/apps/aroma-shooter',
        word: 'shell.pageShooterApp',
        tip: 'shell.tipShooterApp',
      },
      {
        path: '/software/apps/aroma-controller',
        word: 'shell.pageController',
        tip: 'shell.tipController',
      },
      { path: '/software/apps/aroma-player', word: 'shell.pagePlayer', tip: 'shell.tipPlayer' },
      { path: '/software/player', word: 'shell.pageWebPlayer', tip: 'shell.tipWebPlayer' },
      { path: '/software/sdk', word: 'shell.pageSdk', tip: 'shell.tipSdk' },
      { path: '/software/api', word: 'shell.pageDeviceApi', tip: 'shell.tipDeviceApi' },
      { path: '/api/docs', word: 'shell.pageApiDocs', tip: 'shell.tipApiDocs' },
    ],
  },
  {
    id: 'solutions-panel',
    word: 'shell.pageSolutions',
    line: 'shell.solutionsLine',
    links: [
      { path: '/solutions/aroma-signage', word: 'shell.pageSignage', tip: 'shell.tipSignage' },
      { path: '/solutions/virtual-reality-smell', word: 'shell.pageVr', tip: 'shell.tipVr' },
      { path: '/solutions/arts-and-science', word: 'shell.pageArts', tip: 'shell.tipArts' },
    ],
  },
  {
    id: 'company-panel',
    word: 'shell.pageCompany',
    line: 'shell.companyLine',
    links: [
      { path: '/company/about', word: 'shell.pageAbout', tip: 'shell.tipAbout' },
      { path: '/company/profile', word: 'shell.pageProfile', tip: 'shell.tipProfile' },
      { path: '/company/news', word: 'shell.pageNews', tip: 'shell.tipNews' },
      { path: '/blog', word: 'shell.pageBlog', tip: 'shell.tipBlog' },
      { path: '/careers', word: 'shell.pageCareers', tip: 'shell.tipCareers' },
      { path: '/press-kit', word: 'shell.pagePress', tip: 'shell.tipPress' },
    ],
  },
  {
    id: 'support-panel',
    word: 'shell.support',
    line: 'shell.supportLine',
    links: [
      { path: '/faq', word: 'shell.pageFaq', tip: 'shell.tipFaq' },
      { path: '/contact', word: 'shell.pageContact', tip: 'shell.tipContact' },
      { path: '/orders', word: 'shell.orders', tip: 'shell.tipOrders' },
    ],
  },
] as const satisfies readonly Section[]

/** Below everything, on every page. */
export const LEGAL_LINKS = [
  { path: '/terms-of-service', word: 'shell.pageTerms' },
  { path: '/privacy-policy', word: 'shell.pagePrivacy' },
  { path: '/legal-information', word: 'shell.pageNotice' },
] as const satisfies readonly Omit<PageLink, 'tip'>[]

export const SIGNED_OUT_LINKS = [
  { path: '/sign-in', word: 'shell.signIn' },
  { path: '/sign-up', word: 'shell.signUp' },
] as const satisfies readonly Omit<PageLink, 'tip'>[]

/** Signing out is below these: it is an action, not a link. */
export const SIGNED_IN_LINKS = [
  { path: '/orders', word: 'shell.orders' },
  { path: '/profile', word: 'shell.profile' },
] as const satisfies readonly Omit<PageLink, 'tip'>[]
