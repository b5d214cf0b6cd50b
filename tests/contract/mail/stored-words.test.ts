/** What the outbox stores of an e-mail that was sent. Decision 0070. */
import { expect, test } from 'vitest'

import { readEmail } from '#domain/mail/list-emails.server.ts'
import type { OutgoingEmail } from '#server/mail/send-emails.ts'

import { openSender } from '../../support/mail/sender.ts'
import { emailsTo, signIn } from '../../support/shop/buyer.ts'
import { placeBankOrder, staffContext, systemContext } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

/** Each sending has a link of its own. */
const withoutLink = (written: string) => written.replace(/\/orders\/status\/[\w?=-]+/g, '')

test('the HTML of /dev/mailbox is what a mail server gets; once it has it, the words are left', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  await placeBankOrder(shop, buyer)
  const shown = await emailsTo(shop, 'taro@example.com')
  expect(shown.map(({ kind }) => kind).sort()).toEqual(['bank_instructions', 'order_received'])

  await shop.query(`update emails set state = 'queued', sent_at = null`)
  const posted: OutgoingEmail[] = []
  const sender = openSender(systemContext(shop), {
    siteUrl: shop.url,
    from: 'shop@example.com',
    post: async (email) => void posted.push(email),
  })
  await sender.sendAll()
  expect(posted).toHaveLength(2)
  for (const { subject, text, html, pictures } of posted) {
    const same = shown.find((mail) => mail.subject === subject)
    expect(withoutLink(html)).toBe(withoutLink(same?.html ?? ''))
    expect(withoutLink(text)).toBe(withoutLink(same?.text ?? ''))
    expect(pictures[0]?.cid).toBe('mark@email')
  }

  const staff = await staffContext(shop)
  const rows = await shop.query('select id, content from emails order by subject')
  expect(rows.map(({ content }) => content)).toEqual([null, null])
  for (const { id } of rows) {
    const { subject, text } = unwrap(await readEmail(staff, id))
    expect(posted.filter((mail) => mail.subject === subject && mail.text === text)).toHaveLength(1)
  }
})
