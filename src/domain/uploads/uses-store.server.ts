/** Where pictures are named: in every text that staff write, published or not, and in a setting. */
import { sql } from 'drizzle-orm'

import { blogPosts } from '#domain/blog/table.server.ts'
import { campaigns } from '#domain/campaigns/table.server.ts'
import { careers } from '#domain/careers/table.server.ts'
import type { Context } from '#domain/context.ts'
import { contentDrafts } from '#domain/editing/table.server.ts'
import { faqs } from '#domain/faq/table.server.ts'
import { legalVersions } from '#domain/legal/table.server.ts'
import { newsItems } from '#domain/news/table.server.ts'
import { settings } from '#domain/settings/table.server.ts'

/** A table that staff write Markdown or an address into belongs here. */
const NAMING = [
  newsItems,
  blogPosts,
  faqs,
  careers,
  contentDrafts,
  campaigns,
  // What was agreed to stays readable as it was, pictures and all.
  legalVersions,
  settings,
]

/** Which of these pictures a text uses, in any width and format. */
export async function findUsed(ctx: Context, names: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>()
  if (names.length === 0) return used
  const asked = sql.join(
    names.map((name) => sql`(${name})`),
    sql`, `,
  )
  // One after the other: in a transaction they share a connection.
  for (const table of NAMING) {
    const found = await ctx.db.execute<{ name: string }>(
      sql`select asked.name from (values ${asked}) as asked (name)
          where exists (select from ${table} as kept
            where position('/pictures/' || asked.name in to_jsonb(kept)::text) > 0)`,
    )
    for (const { name } of found.rows) used.add(name)
  }
  return used
}
