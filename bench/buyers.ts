/** Customers with sessions, written straight into the tables: the shop's limits allow fewer sign-ins. */
import { createHash, randomUUID } from 'node:crypto'
import type pg from 'pg'

export type Buyer = { id: string; email: string; token: string }

export async function makeBuyers(
  client: Pick<pg.ClientBase, 'query'>,
  count: number,
): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let made = 0; made < count; made += 1) {
    const email = `bench${made}@example.com`
    const token = `st_bench_${randomUUID()}`
    const { rows } = await client.query<{ user_id: string }>(
      `with u as (insert into users (email, role, locale, created_at, email_verified_at)
         values ($1, 'customer', 'ja', now(), now()) returning id),
       s as (insert into sessions (user_id, created_at, absolute_until)
         select id, now(), now() + interval '1 day' from u returning id, user_id),
       t as (insert into session_tokens (hash, session_id, generation, expires_at, refresh_until)
         select $2, id, 1, now() + interval '1 day', now() + interval '1 day' from s)
       select user_id from s`,
      [email, createHash('sha256').update(token).digest('base64url')],
    )
    buyers.push({ id: rows[0]?.user_id ?? '', email, token })
  }
  return buyers
}
