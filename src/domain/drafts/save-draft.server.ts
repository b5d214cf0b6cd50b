import { may } from '#domain/accounts/permission.ts'
import { isOpenAccount } from '#domain/accounts/profile/account.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { DraftContent, DraftRefusal } from './draft.ts'
import { isSameContent } from './merge-drafts.ts'
import { findDraft, insertDraft, replaceDraft } from './store.server.ts'

type Save = {
  /** Base version of the client; 0 for none. */
  version: number
  content: DraftContent
  /** What the client sent before on the same base and got no answer to. */
  unanswered: readonly DraftContent[]
}

/**
 * Returns the new version. A client with an outdated version receives the newest instead and merges, unless the newest is one
 * of its own unanswered saves: a page that is left while a save is in progress sends its last words without waiting.
 */
export async function saveDraft(
  ctx: Context,
  draft: Save,
): Promise<Result<{ version: number }, 'forbidden' | DraftRefusal>> {
  const { actor } = ctx
  if (!may(actor, 'draft.keep') || actor.kind !== 'customer') return fail('forbidden')

  return ctx.transaction((ctx) => save(ctx, actor.userId, draft))
}

async function save(
  ctx: Context,
  userId: string,
  { version, content, unanswered }: Save,
): Promise<Result<{ version: number }, 'forbidden' | DraftRefusal>> {
  // Locks the account, so that closing it cannot miss this draft.
  if (!(await isOpenAccount(ctx, userId))) return fail('forbidden')

  const saved =
    version === 0
      ? await insertDraft(ctx, userId, { version: firstVersion(ctx.now), content })
      : await replaceDraft(ctx, userId, { version, content })
  if (saved !== null) return ok({ version: saved })

  const stored = await findDraft(ctx, userId)
  if (stored !== null && unanswered.some((it) => isSameContent(it, stored.content))) {
    const replaced = await replaceDraft(ctx, userId, { version: stored.version, content })
    if (replaced !== null) return ok({ version: replaced })
  }
  return fail({
    code: 'draft_changed',
    version: stored?.version ?? 0,
    content: stored?.content ?? null,
  })
}

const COUNTED_FROM = Date.UTC(2020, 0, 1)

/** Starts at the time in seconds, so that a deleted and recreated draft never reuses a version. */
const firstVersion = (now: Date): number => Math.floor((now.getTime() - COUNTED_FROM) / 1000)
