/** The log of sign-ins and refusals as the page shows it. */
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { ACCESS_ACTIONS } from '#domain/audit/access.ts'
import {
  type AccessEntry,
  type AccessFilter,
  listAccess,
} from '#domain/audit/list-access.server.ts'
import type { Context } from '#domain/context.ts'
import { addDays } from '#shared/add-time.ts'
import { pick } from '#shared/pick.ts'
import { isUuid } from '#shared/uuid.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import { startOfDay } from './parse-day.ts'

/** As typed; empty where nothing was. */
export type AccessQuery = { person: string; action: string; from: string; to: string }

/** `null` for who may not read it. */
export async function loadAccess(ctx: Context, search: URLSearchParams) {
  const criteria = parseCriteria(search)
  const page = await listAccess(ctx, filterOf(criteria, search.get('before')))
  if (!page.ok) return null

  const { entries, next } = page.value
  const ids = entries.flatMap(({ accountId }) => (accountId ? [accountId] : []))
  const asked = criteria.person === '' ? [] : [criteria.person]
  const names = unwrap(await listNamesOfUsers(ctx, [...new Set([...ids, ...asked])]))
  return {
    lines: entries.map((entry) => lineOf(entry, names)),
    next: next && `${next.at.getTime()}-${next.id}`,
    criteria,
    /** The name of the one account to which the list is limited. */
    personName: names.get(criteria.person) ?? null,
  }
}

/** Ignores values that are not valid. */
function parseCriteria(search: URLSearchParams): AccessQuery {
  const text = (name: string) => search.get(name) ?? ''
  return {
    person: isUuid(text('person')) ? text('person') : '',
    action: actionOf(text('action')) ?? '',
    from: startOfDay(text('from')) ? text('from') : '',
    to: startOfDay(text('to')) ? text('to') : '',
  }
}

const actionOf = (word: string) => ACCESS_ACTIONS.find((action) => action === word)

function filterOf({ person, action, from, to }: AccessQuery, before: string | null): AccessFilter {
  const last = startOfDay(to)
  const [, time, id] = /^(\d{1,15})-(\d{1,15})$/.exec(before ?? '') ?? []
  return {
    accountId: person || undefined,
    action: actionOf(action),
    from: startOfDay(from) ?? undefined,
    until: last ? addDays(last, 1) : undefined,
    before: time && id ? { at: new Date(Number(time)), id: Number(id) } : undefined,
  }
}

export type AccessLine = ReturnType<typeof lineOf>

const lineOf = (entry: AccessEntry, names: Map<string, string | null>) => ({
  ...pick(entry, 'id', 'action', 'count', 'accountId', 'network', 'client', 'detail'),
  at: entry.lastAt,
  /** `null` where the account is closed, or there is none. */
  accountName: entry.accountId === null ? null : (names.get(entry.accountId) ?? null),
  isPartner: entry.partnerKeyId !== null,
})
