import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { BackupState } from '#domain/backups/backup.ts'

import { BackupAge, BackupWarning } from './backup-age.tsx'

const NOW = new Date('2026-12-01T12:00:00Z')
const HOUR_MS = 3_600_000
const ago = (hours: number): Date => new Date(NOW.getTime() - hours * HOUR_MS)
const NEVER: BackupState = { lastVerifiedAt: null, lastTriedAt: null, since: null, problem: null }
const verified = (at: Date): BackupState => ({
  ...NEVER,
  lastVerifiedAt: at,
  lastTriedAt: at,
  since: at,
})

/** Without texts: each message is represented by its key. */
const shown = (backups: BackupState, isProduction = false): string =>
  renderToStaticMarkup(
    <>
      <BackupWarning backups={backups} now={NOW} isProduction={isProduction} />
      <BackupAge backups={backups} now={NOW} />
    </>,
  )

test('a shop without backups says so quietly, and warns in production', () => {
  expect(shown(NEVER)).toContain('adminToday.backupNone')
  expect(shown(NEVER)).not.toContain('adminToday.backupMissing')
  expect(shown(NEVER, true)).toContain('adminToday.backupMissing')
})

test('the page shows the age of the last good backup, and warns when it exceeds a day', () => {
  expect(shown(verified(ago(24)), true)).toBe(
    '<p title="Nov 30, 2026, 21:00">adminToday.backupLast</p>',
  )
  const late = shown(verified(ago(24.1)))
  expect(late).toContain('data-tone="danger"')
  expect(late).toContain('adminToday.backupOverdue')
})

test('the last failure is shown in its own words, before any data is lost', () => {
  const failed = shown({ ...verified(ago(2)), problem: 'ENOSPC: no space left on device' })
  expect(failed).toContain('data-tone="warn"')
  expect(failed).toContain('adminToday.backupFailed')
  expect(failed).toContain('ENOSPC: no space left on device')
})
