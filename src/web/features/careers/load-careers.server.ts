/** Open positions, and what the page says about the company. */
import type { Career } from '#domain/careers/career.ts'
import { findCareer, listCareers } from '#domain/careers/list-careers.server.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { phrased } from '#i18n/phrases.server.ts'
import type { Locale } from '#shared/locale.ts'
import { PAGE_LIMIT_MAX } from '#shared/page.ts'

import type { FigureName } from '../../figures/names.ts'
import { articleOf, proseOf } from '../../prose/markdown.server.ts'
import { figureIn, type ProseNode } from '../../prose/prose-nodes.ts'

export type Opening = {
  slug: string
  locale: Locale
  title: string
  summary: string
  /** The first figure of its text. */
  figure: FigureName | null
}
export type Openings = { openings: Opening[]; staff: number | null }
export type OneOpening = Omit<Opening, 'figure'> & {
  nodes: ProseNode[]
  email: string
  place: string
  postalCode: string
  publishedOn: string
}

export async function loadCareers(ctx: Context): Promise<Openings> {
  const [openings, company] = await Promise.all([
    listOpenings(ctx),
    findSettingsBelow(ctx, 'company.'),
  ])
  const staff = Number(company.staff)
  return { openings, staff: Number.isInteger(staff) && staff > 0 ? staff : null }
}

async function listOpenings(ctx: Context): Promise<Opening[]> {
  const open = await listCareers(ctx, null, { number: 1, size: PAGE_LIMIT_MAX })
  return open.items.map(({ slug, locale, title, summary, body }) => ({
    slug,
    locale,
    title: phrased(title, locale),
    summary,
    figure: figureIn(proseOf(body)),
  }))
}

/** `others`: the open positions next to it. */
export async function loadCareer(
  ctx: Context,
  slug: string,
): Promise<(OneOpening & { others: Opening[] }) | null> {
  const career = await findCareer(ctx, slug)
  if (career === null) return null

  const [shown, openings] = await Promise.all([careerShown(ctx, career), listOpenings(ctx)])
  return { ...shown, others: openings.filter((opening) => opening.slug !== career.slug) }
}

export async function careerShown(ctx: Context, career: Career): Promise<OneOpening> {
  const company = await findSettingsBelow(ctx, 'company.')
  const { body, ...opening } = career
  return {
    ...opening,
    title: phrased(opening.title, opening.locale),
    nodes: articleOf(body, opening.locale),
    email: company.email ?? '',
    place: company[`address_${ctx.locale}`] || company.address || '',
    postalCode: company.postal_code ?? '',
  }
}
