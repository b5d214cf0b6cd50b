import { expect, test } from 'vitest'

import type { BackupState } from './backup.ts'
import { isBackupDue, isBackupOverdue } from './due.ts'
import { BACKUP_EVERY_HOURS, BACKUP_OVERDUE_HOURS, BACKUP_RETRY_MINUTES } from './policy.ts'

const NOW = new Date('2026-12-01T00:00:00Z')
const before = (ms: number): Date => new Date(NOW.getTime() - ms)
const HOUR = 3_600_000
const NEVER: BackupState = { lastVerifiedAt: null, lastTriedAt: null, since: null, problem: null }

const verified = (at: Date): BackupState => ({
  ...NEVER,
  lastVerifiedAt: at,
  lastTriedAt: at,
  since: at,
})

test('a backup is due when there is none, and so early that it is verified before the last is a day old', () => {
  expect(isBackupDue(NEVER, NOW)).toBe(true)
  expect(isBackupDue(verified(before(BACKUP_EVERY_HOURS * HOUR - 1)), NOW)).toBe(false)
  expect(isBackupDue(verified(before(BACKUP_EVERY_HOURS * HOUR)), NOW)).toBe(true)
  expect(BACKUP_EVERY_HOURS).toBeLessThan(BACKUP_OVERDUE_HOURS)
})

test('a log that goes on from no backup wants one at once', () => {
  expect(isBackupDue(verified(NOW), NOW)).toBe(false)
  expect(isBackupDue(verified(NOW), NOW, true)).toBe(true)
})

test('one that failed is tried again after a pause', () => {
  const failed = (at: Date): BackupState => ({
    ...NEVER,
    lastTriedAt: at,
    since: at,
    problem: 'full',
  })
  const pause = BACKUP_RETRY_MINUTES * 60_000
  expect(isBackupDue(failed(before(pause - 1)), NOW)).toBe(false)
  expect(isBackupDue(failed(before(pause - 1)), NOW, true)).toBe(false)
  expect(isBackupDue(failed(before(pause)), NOW)).toBe(true)
})

test('a backup is overdue when it is older than a day, and never where none was begun', () => {
  expect(isBackupOverdue(NEVER, NOW)).toBe(false)
  expect(isBackupOverdue(verified(before(BACKUP_OVERDUE_HOURS * HOUR)), NOW)).toBe(false)
  expect(isBackupOverdue(verified(before(BACKUP_OVERDUE_HOURS * HOUR + 1)), NOW)).toBe(true)
})
