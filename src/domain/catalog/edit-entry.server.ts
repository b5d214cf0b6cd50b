/** Staff edit the catalogue. Orders store their own lines and stay unchanged. Decisions, section 6. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  ENTRY_KEYS,
  type EntryFieldError,
  type EntryInput,
  type EntryValues,
  type GrowingPart,
  isGrowing,
  type Part,
  readEntry,
} from './entry.ts'
import {
  type EntryRow,
  findEntry,
  insertEntry,
  listKeys,
  lockPart,
  pageEntries,
  renumber,
  updateEntry,
} from './entry-store.server.ts'
import { listKindRows } from './store.server.ts'

export type EntryRefusal =
  | { code: 'forbidden' | 'not_found' | 'edit_conflict' }
  | { code: 'field_invalid'; errors: EntryFieldError[] }

export async function listEntries(
  ctx: Context,
  filter: { part: Part; text: string | null },
  page: PageRequest,
): Promise<Result<Page<EntryRow>, 'forbidden'>> {
  if (!may(ctx.actor, 'catalog.edit')) return fail('forbidden')
  return ok(await pageEntries(ctx, filter, page))
}

export type Entry = EntryRow & {
  /** Position from 1, and the number of positions. */
  place: number
  places: number
  revision: string
}

export async function viewEntry(
  ctx: Context,
  part: Part,
  key: string,
): Promise<Result<Entry, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'catalog.edit')) return fail('forbidden')
  const row = await findEntry(ctx, part, key)
  if (!row) return fail('not_found')
  const keys = await listKeys(ctx, part)
  const place = keys.indexOf(key) + 1
  return ok({ ...row, place, places: keys.length, revision: revisionOf(row.values) })
}

type Input = { input: EntryInput; place: number | null }

/** `place` moves it in the list; `null` keeps its position. */
export async function changeEntry(
  ctx: Context,
  { part, key }: { part: Part; key: string },
  { input, place, revision }: Input & { revision: string },
): Promise<Result<null, EntryRefusal>> {
  if (!may(ctx.actor, 'catalog.edit')) return fail({ code: 'forbidden' })
  const read = await readFor(ctx, part, { input, place })
  if (!read.ok) return read

  return ctx.transaction<Result<null, EntryRefusal>>(async (ctx) => {
    await lockPart(ctx, part)
    const before = await findEntry(ctx, part, key)
    if (!before) return fail({ code: 'not_found' })
    if (revisionOf(before.values) !== revision) return fail({ code: 'edit_conflict' })
    if (changesPrice(part, before.values, read.value) && !may(ctx.actor, 'price.edit')) {
      return fail({ code: 'forbidden' })
    }

    await updateEntry(ctx, part, { key, values: read.value })
    if (place !== null) await moveTo(ctx, part, { key, place })
    await recordAudit(ctx, {
      action: 'catalog_changed',
      target: { type: part, id: key },
      detail: { ...differences(before.values, read.value), ...(place !== null && { place }) },
    })
    return ok(null)
  })
}

/** Appended to its list. A new cartridge has zero stock. */
export async function addEntry(
  ctx: Context,
  part: Part,
  { key: keyInput, input }: { key: string; input: EntryInput },
): Promise<Result<{ key: string }, EntryRefusal>> {
  if (!may(ctx.actor, 'catalog.edit')) return fail({ code: 'forbidden' })
  if (!isGrowing(part)) return fail({ code: 'not_found' })
  const key = ENTRY_KEYS[part](keyInput)
  const read = await readFor(ctx, part, { input, place: null })
  const errors = [...(key === null ? [keyError('invalid')] : []), ...errorsOf(read)]
  if (key === null || !read.ok) return fail({ code: 'field_invalid', errors })
  if (changesPrice(part, NEW_PRICES[part], read.value) && !may(ctx.actor, 'price.edit')) {
    return fail({ code: 'forbidden' })
  }

  const { value: values } = read
  return ctx.transaction<Result<{ key: string }, EntryRefusal>>(async (ctx) => {
    await lockPart(ctx, part)
    const position = (await listKeys(ctx, part)).length
    if (!(await insertEntry(ctx, part, { key, values, position }))) {
      return fail({ code: 'field_invalid', errors: [keyError('taken')] })
    }
    await recordAudit(ctx, {
      action: 'catalog_added',
      target: { type: part, id: key },
      detail: { after: values },
    })
    return ok({ key })
  })
}

const keyError = (code: 'invalid' | 'taken'): EntryFieldError => ({ field: 'key', code })

const errorsOf = (read: Result<EntryValues, EntryRefusal>): EntryFieldError[] =>
  !read.ok && read.error.code === 'field_invalid' ? read.error.errors : []

async function readFor(
  ctx: Context,
  part: Part,
  { input, place }: Input,
): Promise<Result<EntryValues, EntryRefusal>> {
  const { values, errors } = readEntry(part, input)
  const isPlace = place === null || (Number.isSafeInteger(place) && place >= 1)
  const all: EntryFieldError[] = [...errors, ...(isPlace ? [] : [PLACE_ERROR])]
  if (part === 'cartridges' && !errors.some(({ field }) => field === 'kind')) {
    const kinds = await listKindRows(ctx)
    if (!kinds.some(({ kind }) => kind === values.kind)) all.push(KIND_ERROR)
  }
  return all.length > 0 ? fail({ code: 'field_invalid', errors: all }) : ok(values)
}

const PLACE_ERROR: EntryFieldError = { field: 'place', code: 'invalid' }
const KIND_ERROR: EntryFieldError = { field: 'kind', code: 'invalid' }

/** Clamps to the last position. */
async function moveTo(
  ctx: Context,
  part: Part,
  { key, place }: { key: string; place: number },
): Promise<void> {
  const others = (await listKeys(ctx, part)).filter((one) => one !== key)
  await renumber(ctx, part, others.toSpliced(place - 1, 0, key))
}

/** Prices are for administrators only. */
const NEW_PRICES: Record<GrowingPart, EntryValues> = {
  cartridges: { priceJpy: null, priceUsdMinor: null },
  sdks: { priceJpy: 0, priceUsdMinor: 0 },
}

const changesPrice = (part: Part, before: EntryValues, after: EntryValues): boolean =>
  isGrowing(part) &&
  (before.priceJpy !== after.priceJpy || before.priceUsdMinor !== after.priceUsdMinor)

const revisionOf = (values: EntryValues): string => fingerprintOf(values)

function differences(before: EntryValues, after: EntryValues) {
  const changed = (Object.keys(after) as (keyof EntryValues)[]).filter(
    (field) => fingerprintOf(before[field] ?? null) !== fingerprintOf(after[field] ?? null),
  )
  const only = (values: EntryValues) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]))
  return { before: only(before), after: only(after) }
}
