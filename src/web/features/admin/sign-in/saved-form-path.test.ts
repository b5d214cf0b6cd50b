import { expect, test } from 'vitest'

import { isSavedFormPath } from './saved-form-path.ts'

const ID = '0199f8aa-1111-7222-8333-444455556666'

test('the input is saved on every page where long texts are written', () => {
  const kept = [
    '/admin/content/news/first-light?lang=ko',
    `/admin/content/legal/${ID}?text=ja`,
    '/admin/content/campaigns/spring-2027',
    `/admin/messages/${ID}`,
    `/admin/orders/${ID}?form=ship`,
  ]
  expect(kept.filter(isSavedFormPath)).toEqual(kept)
})

test('nothing is sent to another site, or to a page that only does actions', () => {
  const others = [
    ...['', '//elsewhere.example', 'https://elsewhere.example/admin/content'],
    ...[
      '/admin/staff',
      '/admin/orders/batch/more',
      `/admin/orders/${ID}/documents`,
      '/admin/contents',
    ],
    ...['/admin/content/../people', '/admin/content?next=//elsewhere.example'],
  ]
  expect(others.filter(isSavedFormPath)).toEqual([])
})
