import { data, type ShouldRevalidateFunctionArgs } from 'react-router'

import { nameOf, workingTexts } from '#domain/editing/content-item.ts'
import { isContentKind, ruleOf } from '#domain/editing/kinds.ts'
import { readContent } from '#domain/editing/list-content.server.ts'
import { languagesGiven } from '#domain/editing/preview-content.server.ts'
import { revisionOfFacts, revisionOfText } from '#domain/editing/revision.server.ts'
import { appContext } from '#web/context.ts'
import {
  isItemAction,
  isTextAction,
  itemPath,
  LOCALE_PARAM,
  QUIET_PARAM,
} from '#web/features/admin/content/content.ts'
import { interpolateText } from '#web/features/admin/content/interpolate-text.server.ts'
import { handleItemAction } from '#web/features/admin/content/item-action.server.ts'
import { ItemPage } from '#web/features/admin/content/item-page.tsx'
import type { ItemPageProps } from '#web/features/admin/content/item-props.ts'
import { handleTextAction, savedBy } from '#web/features/admin/content/text-action.server.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readEditorForm } from '#web/features/admin/frame/staff-action.server.ts'
import { proseOf } from '#web/prose/markdown.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/content-item.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData?.name ?? t('adminContent.untitled'),
  isPrivate: true,
}))

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const { ctx } = requireStaff(context, 'content.edit')
  const place = placeIn(params, request)
  const found = await readContent(ctx, place.kind, place.slug)
  if (!found.ok) throw data(null, { status: 404 })

  const item = found.value
  const { locale } = place
  const markdown = ruleOf(item.kind).fields.find(({ form }) => form === 'markdown')
  const text = (markdown && workingTexts(item, locale)[markdown.name]) ?? ''
  return {
    item,
    locale,
    name: nameOf(item, ctx.locale)?.text,
    revision: { text: revisionOfText(item, locale), facts: revisionOfFacts(item) },
    saved: await savedBy(ctx, item, locale),
    given: languagesGiven(item, ctx.now),
    nodes: proseOf(interpolateText(item.kind, text, locale)),
    asked: searchParams.get('form'),
    done: doneIn(searchParams.get('done')),
    now: ctx.now,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (isQuiet(request) && context.get(appContext).staff.session !== 'confirmed') return null
  const { ctx, input } = await readEditorForm({ context, request }, 'content.edit')
  const place = placeIn(params, request)
  const { intent: action = '' } = input
  const outcome = isTextAction(action)
    ? await handleTextAction(ctx, place, action, input)
    : isItemAction(action)
      ? await handleItemAction(ctx, place, action, input)
      : null
  return answerOf(outcome, (step) => {
    const { kind, locale } = place
    const slug = 'slug' in step ? step.slug : place.slug
    const isGone = step.done === 'remove_item'
    const to = isGone ? `/admin/content/${kind}?` : `${itemPath(kind, slug, locale)}&`
    return `${to}done=${step.done}`
  })
}

const isQuiet = (request: Request): boolean => new URL(request.url).searchParams.has(QUIET_PARAM)

function placeIn({ kind, slug }: { kind: string; slug: string }, request: Request) {
  if (!isContentKind(kind)) throw data(null, { status: 404 })
  const { locales } = ruleOf(kind)
  const asked = new URL(request.url).searchParams.get(LOCALE_PARAM)
  const locale = locales.find((one) => one === asked) ?? locales[0] ?? 'ja'
  return { kind, slug, locale }
}

const doneIn = (word: string | null): ItemPageProps['done'] =>
  (isTextAction(word) && word !== 'preview_text') || isItemAction(word) || word === 'create_item'
    ? word
    : null

/**
 * Loads again after an error too: the page shows the current values next to the input. Of an item that is gone nothing is left but what was
 * typed. After a preview too: it may come back while a step that was pressed after it is on its way.
 */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs) {
  return actionResult?.code !== 'not_found'
}

export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, slug } = loaderData.item
  return <ItemPage key={`${kind} ${slug}`} {...loaderData} answer={actionData ?? undefined} />
}
