import { expect, test } from 'vitest'

import { NewPartner } from '#domain/partners/partner.ts'
import { fail, ok } from '#shared/result.ts'

import {
  actionErrors,
  formStatus,
  isOpen,
  openForm,
  openFormFromUrl,
  outcomeOf,
  parseAction,
  readInput,
} from './action.ts'

const FIELDS = ['name', 'contactEmail'] as const

test('input that fits the schema is parsed', () => {
  const values = { name: ' Aroma Lab ', contactEmail: 'LAB@example.com' }
  expect(parseAction(NewPartner, values, FIELDS)).toEqual(
    ok({ name: 'Aroma Lab', contactEmail: 'lab@example.com' }),
  )
})

test('a field error says whether the field is missing or invalid', () => {
  expect(parseAction(NewPartner, { name: ' ', contactEmail: 'lab' }, FIELDS)).toEqual(
    fail({
      fieldErrors: [
        { field: 'name', code: 'missing' },
        { field: 'contactEmail', code: 'invalid' },
      ],
    }),
  )
})

test('an error in a field that no form shows makes the whole request invalid', () => {
  const read = parseAction(NewPartner, { name: 'Lab', contactEmail: 'lab' }, ['name'])
  expect(read).toEqual(fail({ code: 'request_invalid', fieldErrors: [] }))
})

test('a refused action comes back with its input; its status says what kind of error it is', () => {
  const input = { id: 'p1' }
  expect(outcomeOf('deactivate_partner', input, ok(null))).toEqual({ done: 'deactivate_partner' })
  const answer = outcomeOf('deactivate_partner', input, fail('not_found'))
  expect(answer).toEqual(actionErrors('deactivate_partner', input, { code: 'not_found' }))
  expect(['forbidden', 'not_found', null].map((code) => formStatus({ code }))).toEqual([
    403, 409, 422,
  ])
})

test('the first of two values counts, and a file is no text', () => {
  const form = new FormData()
  form.append('name', 'one')
  form.append('name', 'two')
  form.append('file', new File([], 'empty.csv'))
  expect(readInput(form)).toEqual({ name: 'one' })
})

test('a refused form stays open whatever the address opens', () => {
  const actions = ['issue_key', 'deactivate_partner'] as const
  const asked = openFormFromUrl(actions, new URLSearchParams('form=issue_key&id=p1'))
  expect(asked).toEqual({ action: 'issue_key', id: 'p1' })
  expect(openFormFromUrl(actions, new URLSearchParams('form=destroy'))).toBeNull()
  const errors = actionErrors('deactivate_partner' as const, { id: 'p2' }, { code: 'not_found' })
  expect(openForm(asked, errors)).toEqual({ action: 'deactivate_partner', id: 'p2' })
  expect(openForm(asked, undefined)).toEqual(asked)
  expect(isOpen(asked, 'issue_key', 'p1')).toBe(true)
  expect(isOpen(asked, 'issue_key', 'p2')).toBe(false)
  expect(isOpen(asked, 'deactivate_partner', 'p1')).toBe(false)
})
