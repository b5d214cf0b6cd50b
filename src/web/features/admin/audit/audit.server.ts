/** The log as the page shows it: the entries that the address selects, with the names of the ids. */

import { listStaff } from '#domain/accounts/staff/read-staff.server.ts'
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { AUDIT_ACTIONS } from '#domain/audit/actions.ts'
import {
  type AuditEntry,
  type AuditFilter,
  type ListedEntry,
  listAudit,
} from '#domain/audit/list-audit.server.ts'
import { AUDIT_TEXT_SHOWN_MAX } from '#domain/audit/policy.ts'
import type { Context } from '#domain/context.ts'
import type { Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import type { AuditLine, AuditQuery } from './audit.ts'
import { changesOf, isLonger } from './changes.ts'
import { DAY_MS, startOfDay } from './parse-day.ts'

export type AuditList = {
  lines: AuditLine[]
  next: number | null
  criteria: AuditQuery
  /** Options of the filter: current staff, and the account that the address names. */
  people: { id: string; name: string }[]
}

/** `null` for who may not read it. */
export async function loadAudit(ctx: Context, search: URLSearchParams): Promise<AuditList | null> {
  const criteria = parseCriteria(search)
  const page = await listAudit(ctx, filterOf(criteria, search.get('before')))
  if (!page.ok) return null

  const { entries, next } = page.value
  const lengthMax = criteria.entry === '' ? AUDIT_TEXT_SHOWN_MAX : Number.POSITIVE_INFINITY
  const staff = unwrap(await listStaff(ctx))
  const ids = [...entries.flatMap(idsIn), ...(isUuid(criteria.person) ? [criteria.person] : [])]
  const names = unwrap(await listNamesOfUsers(ctx, [...new Set(ids)]))
  const people = staff.map(({ id, name, email }) => ({ id, name: name || email }))
  const isListed = people.some(({ id }) => id === criteria.person)
  const other = { id: criteria.person, name: names.get(criteria.person) ?? criteria.person }
  return {
    lines: entries.map((entry) => lineOf(entry, names, lengthMax)),
    next,
    criteria,
    people: criteria.person === '' || isListed ? people : [...people, other],
  }
}

const TEXT_LENGTH_MAX = 100

/** Ignores values that are not valid. */
function parseCriteria(search: URLSearchParams): AuditQuery {
  const text = (name: string) => (search.get(name) ?? '').slice(0, TEXT_LENGTH_MAX)
  const [person, action, from, to] = [text('person'), text('action'), text('from'), text('to')]
  return {
    person: isUuid(person) ? person : '',
    action: AUDIT_ACTIONS.some((known) => known === action) ? action : '',
    kind: /^\w+$/.test(text('kind')) ? text('kind') : '',
    id: text('id').trim(),
    from: startOfDay(from) ? from : '',
    to: startOfDay(to) ? to : '',
    entry: isNumber(text('entry')) ? text('entry') : '',
  }
}

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text)

function filterOf(
  { person, action, kind, id, from, to, entry }: AuditQuery,
  before: string | null,
) {
  const last = startOfDay(to)
  return {
    personId: person || undefined,
    action: action || undefined,
    target: kind ? { type: kind, id: id || null } : undefined,
    from: startOfDay(from) ?? undefined,
    until: last ? new Date(last.getTime() + DAY_MS) : undefined,
    before: isNumber(before ?? '') ? Number(before) : undefined,
    entry: entry === '' ? undefined : Number(entry),
  } satisfies AuditFilter
}

const isAccount = (kind: string): boolean => kind === 'person' || kind === 'customer'

const idsIn = ({ actorId, targetType, targetId }: AuditEntry): string[] => [
  ...(actorId ? [actorId] : []),
  ...(isAccount(targetType) && isUuid(targetId) ? [targetId] : []),
]

function lineOf(
  entry: ListedEntry,
  names: Map<string, string | null>,
  lengthMax: number,
): AuditLine {
  const { id, at, actorKind, actorId, action, targetType, targetId, detail } = entry
  return {
    ...{ id, at, action, actorKind, actorId },
    actorName: actorId ? (names.get(actorId) ?? null) : null,
    target: { type: targetType, id: targetId },
    targetName: isAccount(targetType) ? (names.get(targetId) ?? null) : null,
    changes: changesOf(detail, lengthMax),
    isCut: entry.isCut || isLonger(detail, lengthMax),
  }
}

function unwrap<Value>(result: Result<Value, 'forbidden'>): Value {
  if (!result.ok) throw new Error('who reads the log may read who works here')
  return result.value
}
