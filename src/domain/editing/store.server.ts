/** The four kinds of content behind one interface, with their drafts. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

import { blogPosts } from '#domain/blog/table.server.ts'
import { careers } from '#domain/careers/table.server.ts'
import type { Context } from '#domain/context.ts'
import { faqs } from '#domain/faq/table.server.ts'
import { isOneOf } from '#domain/is-one-of.server.ts'
import { isUniqueViolation } from '#domain/is-unique-violation.server.ts'
import { newsItems } from '#domain/news/table.server.ts'
import type { Locale } from '#shared/locale.ts'
import { offsetOf, type PageRequest } from '#shared/page.ts'

import type { ContentItem, Draft, Texts } from './content-item.ts'
import { type ContentKind, type FieldName, ruleOf } from './kinds.ts'
import { contentDrafts } from './table.server.ts'

type ContentTable = { table: PgTable; slug: PgColumn; order: readonly (SQL | PgColumn)[] }

const TABLES: Record<ContentKind, ContentTable> = {
  news: {
    table: newsItems,
    slug: newsItems.slug,
    order: [desc(newsItems.startDate), desc(newsItems.id)],
  },
  blog: {
    table: blogPosts,
    slug: blogPosts.slug,
    order: [desc(blogPosts.startDate), desc(blogPosts.id)],
  },
  faq: {
    table: faqs,
    slug: faqs.slug,
    order: [asc(faqs.questionType), asc(faqs.position), asc(faqs.slug)],
  },
  careers: {
    table: careers,
    slug: careers.slug,
    order: [asc(careers.position), asc(careers.slug)],
  },
}

type Row = Record<string, unknown>

export async function pageItems(
  ctx: Context,
  kind: ContentKind,
  page: PageRequest,
): Promise<{ items: ContentItem[]; count: number }> {
  const { table, order } = TABLES[kind]
  const rows: Row[] = await ctx.db
    .select()
    .from(table)
    .orderBy(...order)
    .limit(page.size)
    .offset(offsetOf(page))
  return { items: await withDrafts(ctx, kind, rows), count: await ctx.db.$count(table) }
}

export async function findItem(
  ctx: Context,
  kind: ContentKind,
  slug: string,
): Promise<ContentItem | null> {
  const { table, slug: name } = TABLES[kind]
  const rows: Row[] = await ctx.db.select().from(table).where(eq(name, slug))
  const [item] = await withDrafts(ctx, kind, rows)
  return item ?? null
}

/** Locked until the transaction ends: edits in any language run one after the other. */
export async function lockItem(
  ctx: Context,
  kind: ContentKind,
  slug: string,
): Promise<ContentItem | null> {
  const { table, slug: name } = TABLES[kind]
  const rows: Row[] = await ctx.db.select().from(table).where(eq(name, slug)).for('update')
  const [item] = await withDrafts(ctx, kind, rows)
  return item ?? null
}

/** The columns of one language, and no other's. */
export const writeTexts = (
  ctx: Context,
  item: Pick<ContentItem, 'kind' | 'slug'>,
  locale: Locale,
  texts: Texts,
): Promise<void> =>
  writeColumns(ctx, item, {
    ...Object.fromEntries(
      ruleOf(item.kind).fields.map(({ name }) => [columnOf(name, locale), texts[name] || null]),
    ),
    ...(ruleOf(item.kind).order === 'day' && { changedAt: ctx.now }),
  })

type Facts = Partial<Pick<ContentItem, 'publishedAt' | 'startDate' | 'questionType'>> & {
  position?: number
}

export const writeFacts = (
  ctx: Context,
  item: Pick<ContentItem, 'kind' | 'slug'>,
  facts: Facts,
): Promise<void> => writeColumns(ctx, item, facts)

async function writeColumns(
  ctx: Context,
  { kind, slug }: Pick<ContentItem, 'kind' | 'slug'>,
  columns: Row,
): Promise<void> {
  const { table, slug: name } = TABLES[kind]
  await ctx.db.update(table).set(columns).where(eq(name, slug))
}

/** Whether the slug was free. Appends to its group or list. */
export async function insertItem(
  ctx: Context,
  kind: ContentKind,
  facts: { slug: string; startDate: string | null; questionType: string | null },
): Promise<boolean> {
  const { table } = TABLES[kind]
  const position =
    ruleOf(kind).order === 'position'
      ? sql`(select coalesce(max("position"), 0) + 1 from ${table})`
      : undefined
  const given = Object.entries({ ...facts, position }).filter(([, value]) => value != null)
  const made = await ctx.db
    .insert(table)
    .values(Object.fromEntries(given))
    .onConflictDoNothing()
    .returning({ slug: TABLES[kind].slug })
  return made.length === 1
}

export async function removeItem(ctx: Context, { kind, slug }: ContentItem): Promise<void> {
  await ctx.db
    .delete(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.item, slug)))
  await ctx.db.delete(TABLES[kind].table).where(eq(TABLES[kind].slug, slug))
}

/**
 * Locks all rows of a sorted list or of one group until the transaction ends. Locks by name, then reads again: a waiting
 * editor sees the order that the other one saved, and two editors never deadlock.
 */
export async function lockInOrder(
  ctx: Context,
  kind: 'faq' | 'careers',
  questionType: string | null,
): Promise<{ slug: string; position: number }[]> {
  const table = kind === 'faq' ? faqs : careers
  const listed = () =>
    ctx.db
      .select({ slug: table.slug, position: table.position })
      .from(table)
      .where(questionType === null ? undefined : sql`${faqs.questionType} = ${questionType}`)
      .$dynamic()
  await listed().orderBy(asc(table.slug)).for('update')
  return listed().orderBy(asc(table.position), asc(table.slug))
}

export async function putDraft(
  ctx: Context,
  { kind, slug }: ContentItem,
  locale: Locale,
  draft: Draft,
): Promise<void> {
  const { texts: fields, ...rest } = draft
  await ctx.db
    .insert(contentDrafts)
    .values({ kind, item: slug, locale, fields, ...rest })
    .onConflictDoUpdate({
      target: [contentDrafts.kind, contentDrafts.item, contentDrafts.locale],
      set: { fields, ...rest },
    })
}

export async function deleteDraftRow(
  ctx: Context,
  { kind, slug }: Pick<ContentItem, 'kind' | 'slug'>,
  locale: Locale,
): Promise<void> {
  await ctx.db.delete(contentDrafts).where(isDraft(kind, slug, locale))
}

/** Whether the new name was free. A savepoint keeps the transaction usable when it was not. */
export async function renameItem(
  ctx: Context,
  item: Pick<ContentItem, 'kind' | 'slug'>,
  slug: string,
): Promise<boolean> {
  try {
    await ctx.transaction((ctx) => writeColumns(ctx, item, { slug }))
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
  await ctx.db
    .update(contentDrafts)
    .set({ item: slug })
    .where(and(eq(contentDrafts.kind, item.kind), eq(contentDrafts.item, item.slug)))
  return true
}

const isDraft = (kind: ContentKind, slug: string, locale: Locale): SQL | undefined =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.item, slug), eq(contentDrafts.locale, locale))

async function withDrafts(
  ctx: Context,
  kind: ContentKind,
  rows: readonly Row[],
): Promise<ContentItem[]> {
  const slugs = rows.map(({ slug }) => String(slug))
  if (slugs.length === 0) return []
  const drafts = await ctx.db
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), isOneOf(contentDrafts.item, slugs)))
  return rows.map((row) => ({
    ...itemOf(kind, row),
    drafts: Object.fromEntries(
      drafts
        .filter(({ item }) => item === row.slug)
        .map(({ locale, fields, editorId, savedAt }) => [
          locale,
          { texts: fields, editorId, savedAt },
        ]),
    ),
  }))
}

function itemOf(kind: ContentKind, row: Row): Omit<ContentItem, 'drafts'> {
  const { locales } = ruleOf(kind)
  return {
    kind,
    slug: String(row.slug),
    publishedAt: row.publishedAt instanceof Date ? row.publishedAt : null,
    startDate: textIn(row.startDate),
    questionType: textIn(row.questionType),
    published: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(
          ruleOf(kind).fields.map(({ name }) => [name, textIn(row[columnOf(name, locale)]) ?? '']),
        ),
      ]),
    ),
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const SUFFIXES = { en: 'En', ja: 'Ja', ko: 'Ko' } as const satisfies Record<Locale, string>
const columnOf = (field: FieldName, locale: Locale): string => `${field}${SUFFIXES[locale]}`
