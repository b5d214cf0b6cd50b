import { expect, test } from 'vitest'

import { formIn } from './read-form.server.ts'

const sent = (body: string, headers: Record<string, string>) =>
  new Request('https://shop.example/contact', {
    method: 'POST',
    body,
    headers: { 'content-length': String(body.length), ...headers },
  })

const FORM = 'application/x-www-form-urlencoded'

test.each([FORM, `${FORM}; charset=utf-8`, FORM.toUpperCase()])(
  'a form of type %s is read',
  async (type) => {
    const form = await formIn(sent('name=Hanako', { 'content-type': type }), 100)
    expect(form.get('name')).toBe('Hanako')
  },
)

test.each([
  ['application/json', '{}', 415],
  ['text/plain', 'name=Hanako', 415],
  [`${FORM}x`, 'name=Hanako', 415],
  ['', 'name=Hanako', 415],
  ['multipart/form-data', 'name=Hanako', 400],
  ['multipart/form-data; boundary=x', 'name=Hanako', 400],
  [FORM, 'x'.repeat(101), 413],
  [FORM, 'name=a%00b', 400],
])('what is no form of bounded length is refused: %s', async (type, body, status) => {
  const read = formIn(sent(body, { 'content-type': type }), 100)
  await expect(read).rejects.toMatchObject({ init: { status } })
})

test('a body that tells no length is not read', async () => {
  const request = sent('name=Hanako', { 'content-type': FORM })
  request.headers.delete('content-length')
  await expect(formIn(request, 100)).rejects.toMatchObject({ init: { status: 413 } })
})
