import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import type { Context } from '#domain/context.ts'
import { type CustomerCard, viewCustomerCard } from '#domain/personal-data/customer-card.server.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import type { StaffNote } from './staff-notes.tsx'

const MESSAGES_SHOWN = 3
const NOTES_SHOWN = 2

type Order = CustomerCard['orders'][number]
type Message = CustomerCard['messages'][number]

export type CustomerCardView = Pick<
  CustomerCard,
  'id' | 'email' | 'closedAt' | 'orderCount' | 'spend'
> & {
  orders: Pick<Order, 'id' | 'number' | 'status' | 'reviewReason' | 'placedAt'>[]
  tags: string[]
  notes: StaffNote[]
  messages: Pick<Message, 'id' | 'subject' | 'state' | 'createdAt'>[]
}

/** `null` for no customer: staff, or an address without an account. */
export async function loadCustomerCard(
  ctx: Context,
  wish: Parameters<typeof viewCustomerCard>[1],
): Promise<CustomerCardView | null> {
  const found = await viewCustomerCard(ctx, wish)
  if (!found.ok) return null

  const { id, email, closedAt, orderCount, spend, record, ...card } = found.value
  return {
    id,
    email,
    closedAt,
    orderCount,
    spend,
    tags: record.tags,
    orders: card.orders.map(({ id, number, status, reviewReason, placedAt }) => {
      return { id, number, status, reviewReason, placedAt }
    }),
    notes: await withAuthors(ctx, record.notes.slice(0, NOTES_SHOWN)),
    messages: card.messages
      .slice(0, MESSAGES_SHOWN)
      .map(({ id, subject, state, createdAt }) => ({ id, subject, state, createdAt })),
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
