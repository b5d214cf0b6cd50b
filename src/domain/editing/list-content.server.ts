/** What staff see of the texts: all of a kind with its drafts, hidden ones too. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isStorable } from '#shared/stored-text.ts'

import type { ContentItem } from './content-item.ts'
import type { ContentKind } from './kinds.ts'
import { findItem, pageItems } from './store.server.ts'

/** In the order in which readers meet them. */
export async function listContent(
  ctx: Context,
  kind: ContentKind,
  page: PageRequest,
): Promise<Result<Page<ContentItem>, 'forbidden'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  return ok({ ...page, ...(await pageItems(ctx, kind, page)) })
}

export async function readContent(
  ctx: Context,
  kind: ContentKind,
  slug: string,
): Promise<Result<ContentItem, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const item = isStorable(slug) ? await findItem(ctx, kind, slug) : null
  return item ? ok(item) : fail('not_found')
}
