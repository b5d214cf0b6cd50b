import { expect, test } from 'vitest'

import { LINE_LENGTH_MAX } from '#domain/contact/policy.ts'

import { filedAs, requestFromUrl } from './contact-request.ts'

const asked = (query: string) => requestFromUrl(new URLSearchParams(query))

test('Decisions, section 11: a link may name a topic that we know, and no other', () => {
  expect(asked('topic=eu-order')).toEqual({ topic: 'eu-order', subject: '' })
  expect(asked('topic=signage').topic).toBe('signage')
  for (const query of ['', 'topic=', 'topic=EU-ORDER', 'topic=constructor', 'topic=<b>']) {
    expect(asked(query).topic, query).toBe('general')
  }
  expect(filedAs('eu-order')).toBe('general')
  expect(filedAs('signage')).toBe('signage')
})

test('A4 a subject is cut at its limit, and one that hides something is left out', () => {
  expect(asked('subject= Web%20Engineer ').subject).toBe('Web Engineer')
  expect(asked(`subject=${'あ'.repeat(LINE_LENGTH_MAX)}`).subject.length).toBe(LINE_LENGTH_MAX)
  expect(asked(`subject=${'あ'.repeat(LINE_LENGTH_MAX + 1)}`).subject.length).toBe(LINE_LENGTH_MAX)
  // The marks that let a Japanese heading break are none of its words.
  expect(asked('subject=EU%E2%80%8Bの').subject).toBe('EUの')
  expect(asked('subject=a%0D%0ABcc:%20b').subject).toBe('')
  expect(asked('subject=a%00b').subject).toBe('')
  expect(asked('subject=%E2%80%AEtxt').subject).toBe('')
})
