/** The pages of the reference: guides by name, and one page for each area of the calls. */
export const GUIDES = [
  'first-order',
  'keys',
  'sign-in',
  'requests',
  'errors',
  'idempotency',
  'limits',
  'webhooks',
  'graphql',
  'devices',
  'going-live',
  'versions',
] as const
export type GuideName = (typeof GUIDES)[number]

export const DOCS_PATH = '/api/docs'

/** The last part of an area's address, from its name in the description. */
export const areaOf = (tag: string): string =>
  tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const pathOf = (page: string): string => `${DOCS_PATH}/${page}`

/** Where the sections of the guide were when the reference was one page. */
export const MOVED_SECTIONS: Readonly<Record<string, GuideName>> = {
  start: 'first-order',
  keys: 'keys',
  tokens: 'sign-in',
  lists: 'requests',
  languages: 'requests',
  money: 'requests',
  errors: 'errors',
  repeat: 'idempotency',
  limits: 'limits',
  webhooks: 'webhooks',
  graphql: 'graphql',
  versions: 'versions',
}
