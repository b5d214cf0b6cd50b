import { expect, test } from 'vitest'

import { endedCookie, sessionCookie } from './session-cookie.server.ts'

test('Decisions, section 2: the cookie is out of reach of scripts and other sites, and bound to TLS where there is TLS', () => {
  expect(sessionCookie('staff', 'secret').split('; ')).toEqual([
    'staff=secret',
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
  ])
  expect(sessionCookie('__Host-staff', 'secret').split('; ')).toEqual([
    '__Host-staff=secret',
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    'Secure',
  ])
  expect(endedCookie('__Host-staff')).toMatch(/^__Host-staff=; .*Secure; Max-Age=0$/)
})
