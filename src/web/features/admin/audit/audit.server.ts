/** The log as the page shows it: the entries that the address selects, with the names of the ids. */

import { may } from '#domain/accounts/permission.ts'
import { listStaff } from '#domain/accounts/staff/read-staff.server.ts'
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import {
  type AuditEntry,
  type AuditFilter,
  type ListedEntry,
  listAudit,
} from '#domain/audit/list-audit.server.ts'
import { AUDIT_PAGE_ENTRIES, AUDIT_TEXT_SHOWN_MAX } from '#domain/audit/policy.ts'
import type { Context } from '#domain/context.ts'
import {
  listStaffEvents,
  type StaffEvent,
  type StaffEventFilter,
} from '#domain/orders/listing/list-staff-events.server.ts'
import { amountIn } from '#domain/orders/timeline.ts'
import { addDays } from '#shared/add-time.ts'
import { money } from '#shared/money.ts'
import { z } from '#shared/schema.ts'
import { isUuid } from '#shared/uuid.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import { ACTIVITY_ACTIONS, activityOf } from './activity.ts'
import type { AuditLine, AuditQuery } from './audit.ts'
import { changesOf, isLonger } from './changes.ts'
import { cursorIn, cursorText, mergeLogs } from './merge-logs.ts'
import { startOfDay } from './parse-day.ts'

/** With the options of the filter: current staff, and the account that the address names. `null` for who may not read it. */
export async function loadAudit(ctx: Context, search: URLSearchParams) {
  const page = await loadAuditLines(ctx, search)
  if (page === null) return null
  const staff = unwrap(await listStaff(ctx))
  const people = staff.map(({ id, name, email }) => ({ id, name: name || email }))
  const { person } = page.criteria
  if (person === '' || people.some(({ id }) => id === person)) return { ...page, people }
  const name = unwrap(await listNamesOfUsers(ctx, [person])).get(person) ?? person
  return { ...page, people: [...people, { id: person, name }] }
}

/** A page of both logs: what staff did to orders is in the timelines of the orders. `null` for who may not read it. */
export async function loadAuditLines(ctx: Context, search: URLSearchParams) {
  if (!may(ctx.actor, 'audit.read')) return null
  const criteria = parseCriteria(search)
  const from = cursorIn(search.get('before'))
  const [audits, events] = [
    takesAudits(criteria)
      ? unwrap(await listAudit(ctx, auditFilterOf(criteria, from.audit))).entries
      : [],
    takesEvents(criteria)
      ? unwrap(await listStaffEvents(ctx, eventFilterOf(criteria, from.event), AUDIT_PAGE_ENTRIES))
      : [],
  ]
  const { lines, cursor } = mergeLogs(audits, events, { size: AUDIT_PAGE_ENTRIES, from })
  const ids = [...audits.flatMap(idsIn), ...events.flatMap(({ actorId }) => actorId ?? [])]
  const names = unwrap(await listNamesOfUsers(ctx, [...new Set(ids)]))
  const lengthMax = criteria.entry === '' ? AUDIT_TEXT_SHOWN_MAX : Number.POSITIVE_INFINITY
  return {
    criteria,
    lines: lines.map((line) =>
      'audit' in line ? lineOf(line.audit, names, lengthMax) : lineOfEvent(line.event, names),
    ),
    // A full page may be the last one; the next one is then empty.
    next: lines.length === AUDIT_PAGE_ENTRIES ? cursorText(cursor) : null,
  }
}

const EVENT = /^order_/

const takesAudits = ({ action }: AuditQuery): boolean => !EVENT.test(action)

const takesEvents = ({ action, kind, entry }: AuditQuery): boolean =>
  entry === '' && (kind === '' || kind === 'order') && (action === '' || EVENT.test(action))

const TEXT_LENGTH_MAX = 100

/** Ignores values that are not valid. */
function parseCriteria(search: URLSearchParams): AuditQuery {
  const text = (name: string) => (search.get(name) ?? '').slice(0, TEXT_LENGTH_MAX)
  const [person, action, from, to] = [text('person'), text('action'), text('from'), text('to')]
  return {
    person: isUuid(person) ? person : '',
    action: ACTIVITY_ACTIONS.some((known) => known === action) ? action : '',
    kind: /^\w+$/.test(text('kind')) ? text('kind') : '',
    id: text('id').trim(),
    from: startOfDay(from) ? from : '',
    to: startOfDay(to) ? to : '',
    entry: isNumber(text('entry')) ? text('entry') : '',
  }
}

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text)

function auditFilterOf(criteria: AuditQuery, before: number | null) {
  const { person, action, kind, id, entry } = criteria
  return {
    personId: person || undefined,
    action: action || undefined,
    target: kind ? { type: kind, id: id || null } : undefined,
    ...daysOf(criteria),
    before: before ?? undefined,
    entry: entry === '' ? undefined : Number(entry),
  } satisfies AuditFilter
}

function eventFilterOf(criteria: AuditQuery, before: number | null) {
  const { person, action, id } = criteria
  return {
    personId: person || undefined,
    kind: action.replace(EVENT, '') || undefined,
    order: id || undefined,
    ...daysOf(criteria),
    before: before ?? undefined,
  } satisfies StaffEventFilter
}

function daysOf({ from, to }: AuditQuery) {
  const last = startOfDay(to)
  return {
    from: startOfDay(from) ?? undefined,
    until: last ? addDays(last, 1) : undefined,
  }
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
  const isLong = entry.isCut || isLonger(detail, lengthMax)
  const { amountMinor, count, name } = AuditFacts.parse(detail)
  return {
    key: `a${id}`,
    at,
    action,
    actorKind,
    actorId,
    count,
    name,
    actorName: actorId ? (names.get(actorId) ?? null) : null,
    target: { type: targetType, id: targetId },
    targetName: isAccount(targetType) ? (names.get(targetId) ?? null) : null,
    // Transfers on bank statements are in yen.
    amount: amountMinor === null ? null : money(amountMinor, 'jpy'),
    changes: changesOf(detail, lengthMax),
    longer: isLong ? id : null,
  }
}

const AuditFacts = z.object({
  amountMinor: z.int().nullable().catch(null),
  count: z.int().nullable().catch(null),
  name: z.string().nullable().catch(null),
})

function lineOfEvent(event: StaffEvent, names: Map<string, string | null>): AuditLine {
  const { id, at, kind, actorId, orderId, number, currency, detail } = event
  const amountMinor = amountIn(detail)
  return {
    key: `e${id}`,
    at,
    action: activityOf(kind),
    actorKind: 'staff',
    actorId,
    actorName: actorId ? (names.get(actorId) ?? null) : null,
    target: { type: 'order', id: orderId },
    targetName: number,
    amount: amountMinor === null ? null : money(amountMinor, currency),
    count: null,
    name: null,
    longer: null,
    changes: changesOf(detail),
  }
}
