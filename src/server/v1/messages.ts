import {
  autoReplyRoute,
  contactOf,
  notifyRoute,
  requestAlertRoute,
  sendContactRoute,
  sentContactOf,
  subscribeRoute,
} from '#contract/messages.ts'
import { requestAlert } from '#domain/catalog/restock-alerts/request-alert.server.ts'
import { confirmEmails, sendContact } from '#domain/contact/send-contact.server.ts'
import { subscribe } from '#domain/newsletter/subscribe.server.ts'
import { ok } from '#shared/result.ts'

import { type ApiApp, addressOf, refuse } from '../http/api-app.ts'
import { checkCaptcha } from '../http/captcha.ts'
import { idempotencyKeyOf, markReplayed } from '../http/idempotent.ts'
import type { Shop } from '../shop.ts'

export function mountMessages(api: ApiApp, shop: Shop): void {
  api.openapi(sendContactRoute, async (c) => {
    const key = idempotencyKeyOf(c)
    if (!key.ok) return refuse(c, key.error)

    const { contact, captcha } = c.req.valid('json')
    const verify = async () => {
      if (!captcha) return ok({ isVerified: false })
      const checked = await checkCaptcha(c.var.ctx, shop, {
        address: addressOf(c, shop),
        response: captcha.response,
      })
      return checked.ok ? ok({ isVerified: true }) : checked
    }
    const from = { address: addressOf(c, shop), verify, idempotencyKey: key.value }
    const sent = markReplayed(c, await sendContact(c.var.ctx, contactOf(contact), from))
    return sent.ok ? c.json({ data: sent.value }, 201) : refuse(c, sent.error)
  })

  api.openapi(notifyRoute, async (c) => {
    const known = await confirmEmails(c.var.ctx, sentContactOf(c.req.valid('json').contact))
    return known.ok ? c.json({ data: known.value }, 201) : refuse(c, known.error)
  })

  api.openapi(autoReplyRoute, async (c) => {
    const known = await confirmEmails(c.var.ctx, sentContactOf(c.req.valid('json').contact))
    return known.ok ? c.json({ data: known.value }, 201) : refuse(c, known.error)
  })

  api.openapi(subscribeRoute, async (c) => {
    const { email } = c.req.valid('json').subscription
    const pending = await subscribe(c.var.ctx, { email, address: addressOf(c, shop) })
    return pending.ok ? c.json({ data: pending.value }, 201) : refuse(c, pending.error)
  })

  api.openapi(requestAlertRoute, async (c) => {
    const { serial, email } = c.req.valid('json')
    const alert = await requestAlert(c.var.ctx, { serial, email, address: addressOf(c, shop) })
    return alert.ok ? c.json({ data: alert.value }, 201) : refuse(c, alert.error)
  })
}
