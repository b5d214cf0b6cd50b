import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import type { Context } from '#domain/context.ts'
import { viewCustomerCard } from '#domain/personal-data/customer-card.server.ts'
import { pick } from '#shared/pick.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import type { StaffNote } from './staff-notes.tsx'

const MESSAGES_SHOWN = 3
const NOTES_SHOWN = 2

export type CustomerCardView = NonNullable<Awaited<ReturnType<typeof loadCustomerCard>>>

/** `null` for no customer: staff, or an address without an account. */
export async function loadCustomerCard(ctx: Context, wish: Parameters<typeof viewCustomerCard>[1]) {
  const found = await viewCustomerCard(ctx, wish)
  if (!found.ok) return null

  const { record, orders, messages } = found.value
  return {
    ...pick(found.value, 'id', 'email', 'closedAt', 'orderCount', 'spend'),
    tags: record.tags,
    orders: orders.map((order) =>
      pick(order, 'id', 'number', 'status', 'reviewReason', 'placedAt'),
    ),
    notes: await withAuthors(ctx, record.notes.slice(0, NOTES_SHOWN)),
    messages: messages
      .slice(0, MESSAGES_SHOWN)
      .map((message) => pick(message, 'id', 'subject', 'state', 'createdAt')),
  }
}

type WrittenNote = Omit<StaffNote, 'author'> & { writtenBy: string }

export async function withAuthors(
  ctx: Context,
  notes: readonly WrittenNote[],
): Promise<StaffNote[]> {
  const ids = new Set(notes.map(({ writtenBy }) => writtenBy))
  const names = unwrap(await listNamesOfUsers(ctx, [...ids]))
  return notes.map(({ id, text, writtenAt, writtenBy }) => {
    return { id, text, writtenAt, author: names.get(writtenBy) ?? null }
  })
}
