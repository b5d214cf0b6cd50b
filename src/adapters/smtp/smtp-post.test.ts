import { expect, test } from 'vitest'

import { openSink } from '../../../tests/support/mail/smtp-sink.ts'
import { smtpPost } from './smtp-post.ts'

const MESSAGE = {
  from: 'Aroma Works <shop@example.com>',
  to: 'taro@example.com',
  messageId: '<order-received.1@shop.example.com>',
  subject: 'ご注文を承りました',
  text: '山田 太郎 様',
  html: '<p>山田 太郎 様</p>',
  pictures: [],
}

const PLAIN = { needsTls: false }

test('§10 mail: an e-mail reaches one recipient with its Message-ID, subject and both forms', async () => {
  await using sink = await openSink()
  await smtpPost(sink.url, PLAIN)(MESSAGE)

  expect(sink.arrivals).toMatchObject([{ recipients: ['taro@example.com'] }])
  const message = sink.arrivals[0]?.message
  expect(message).toContain('Message-ID: <order-received.1@shop.example.com>')
  expect(message).toContain('Auto-Submitted: auto-generated')
  expect(message).toMatch(/Subject: =\?UTF-8\?/)
  expect(message).toContain('Content-Type: text/plain')
  expect(message).toContain('Content-Type: text/html')
})

test('§10 mail: a picture is sent inline with the HTML that shows it, not as an attachment', async () => {
  await using sink = await openSink()
  const content = new Uint8Array([137, 80, 78, 71])
  const html = '<img src="cid:seal.citrus.AC-CI05@email">'
  const pictures = [{ cid: 'seal.citrus.AC-CI05@email', filename: 'AC-CI05.png', content }]
  await smtpPost(sink.url, PLAIN)({ ...MESSAGE, html, pictures })

  const message = sink.arrivals[0]?.message
  expect(message).toMatch(/multipart\/alternative.*text\/plain.*multipart\/related.*text\/html/s)
  expect(message).toContain('Content-ID: <seal.citrus.AC-CI05@email>')
  expect(message).toContain('Content-Type: image/png; name=AC-CI05.png')
  expect(message).toContain('Content-Disposition: inline; filename=AC-CI05.png')
  expect(message).toContain(Buffer.from(content).toString('base64'))
})

test('§10 mail: line breaks and commas in subject and address make no second header or recipient', async () => {
  await using sink = await openSink()
  const subject = 'Order\r\nBcc: victim@example.com'
  await smtpPost(sink.url, PLAIN)({ ...MESSAGE, subject })
  await smtpPost(
    sink.url,
    PLAIN,
  )({ ...MESSAGE, to: 'a@example.com, victim@example.com' }).catch(() => {})

  for (const { recipients, message } of sink.arrivals) {
    expect(recipients).not.toContain('victim@example.com')
    expect(message).not.toMatch(/^Bcc:/im)
  }
})

test('§10 mail: a refused e-mail throws, so that the queue tries again', async () => {
  await using sink = await openSink('busy')
  await expect(smtpPost(sink.url, PLAIN)(MESSAGE)).rejects.toThrow()
})

test('§10 mail: where TLS is needed, a server that offers none gets nothing', async () => {
  await using sink = await openSink()
  await expect(smtpPost(sink.url, { needsTls: true })(MESSAGE)).rejects.toThrow()
  expect(sink.arrivals).toEqual([])
})
