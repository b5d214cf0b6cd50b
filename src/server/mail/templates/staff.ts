/** E-mails to members of staff about their own sign-in, and about the shop itself. */

import { BACKUP_OVERDUE_HOURS } from '#domain/backups/policy.ts'
import {
  type Block,
  button,
  type Fact,
  factTable,
  note,
  plainEmails,
} from '#server/mail/format/email.ts'
import { momentInJapan } from '#server/mail/parts/japan-time.ts'
import { signInLink } from '#server/mail/parts/staff-parts.ts'

export const STAFF_EMAILS = plainEmails({
  staff_sign_in: {
    sample: () => ({ token: 'S9d_-kQ', minutes: 60 }),
    template({ t, url, company }, { token, minutes }) {
      const link = `${url}/admin/sign-in/${encodeURIComponent(token)}`
      return {
        subject: t('mail.staffSignInSubject'),
        blocks: [
          t('mail.staffSignInIntro', { company: company.name }),
          button(t('mail.staffSignInButton'), link),
          t('mail.staffSignInValid', { minutes }),
          note(t('mail.staffSignInIgnore')),
        ],
      }
    },
  },
  staff_invitation: {
    sample: () => ({ token: 'S9i_-kR', minutes: 60, role: 'staff' }),
    template(context, { token, minutes, role }) {
      const { t, company } = context
      return {
        subject: t('mail.staffInvitationSubject'),
        blocks: [
          t(`mail.staffInvitationIntro_${role}`, { company: company.name }),
          t('mail.staffInvitationNext'),
          ...signInLink(context, token, minutes),
          note(t('mail.staffInvitationIgnore')),
        ],
      }
    },
  },
  staff_role_changed: {
    sample: () => ({ role: 'administrator' }),
    template: ({ t, url, company }, { role }) => ({
      subject: t('mail.staffRoleChangedSubject'),
      blocks: [
        t(`mail.staffRoleChangedIntro_${role}`, { company: company.name }),
        button(t('mail.openConsole'), `${url}/admin`),
        note(t('mail.staffNotAsked')),
      ],
    }),
  },
  staff_removed: {
    sample: () => ({}),
    template: ({ t, company }) => ({
      subject: t('mail.staffRemovedSubject'),
      blocks: [
        t('mail.staffRemovedIntro', { company: company.name }),
        t('mail.staffRemovedCustomer'),
        note(t('mail.staffNotAsked')),
      ],
    }),
  },
  staff_device_reset: {
    sample: () => ({ token: 'S9r_-kS', minutes: 60 }),
    template(context, { token, minutes }) {
      const { t, company } = context
      return {
        subject: t('mail.staffDeviceResetSubject'),
        blocks: [
          t('mail.staffDeviceResetIntro', { company: company.name }),
          t('mail.staffDeviceResetNext'),
          ...signInLink(context, token, minutes),
          note(t('mail.staffNotAsked')),
        ],
      }
    },
  },
  staff_sessions_ended: {
    sample: () => ({}),
    template: ({ t, url, company }) => ({
      subject: t('mail.staffSessionsEndedSubject'),
      blocks: [
        t('mail.staffSessionsEndedIntro', { company: company.name }),
        button(t('mail.staffSignInButton'), `${url}/admin/sign-in`),
        note(t('mail.staffNotAsked')),
      ],
    }),
  },
  staff_sign_in_changed: {
    sample: () => ({ change: 'recovery_code_used', left: 1 }),
    template({ t, url, company }, payload) {
      const { change } = payload
      return {
        subject: t(`mail.staffSignInChangedSubject_${change}`),
        blocks: [
          t(`mail.staffSignInChanged_${change}`, {
            left: 0,
            name: '',
            ...payload,
            company: company.name,
          }),
          button(t('mail.openConsole'), `${url}/admin/me`),
          note(t('mail.staffSignInChangedNotYou')),
        ],
      }
    },
  },
  /** To staff who look after the shop's incidents: a lost disk would take more than a day with it. */
  backup_overdue: {
    sample: () => ({
      lastVerifiedAt: '2026-11-21T18:00:00.000Z',
      problem: 'ENOSPC: no space left on device, write',
    }),
    template({ t, locale, url }, { lastVerifiedAt, problem }) {
      const last = lastVerifiedAt
        ? t('mail.japanTime', { date: momentInJapan(new Date(lastVerifiedAt), locale) })
        : t('mail.backupNone')
      const facts: Fact[] = [{ label: t('mail.backupLast'), value: last, isStrong: true }]
      if (problem) facts.push({ label: t('mail.backupProblem'), value: problem })
      return {
        subject: t('mail.backupSubject'),
        blocks: [
          t('mail.backupIntro', { hours: BACKUP_OVERDUE_HOURS }),
          factTable(facts),
          t('mail.backupNext'),
          button(t('mail.openConsole'), `${url}/admin`),
        ],
      }
    },
  },
  /** To staff who look after the stock: which cartridges to order. */
  stock_low: {
    sample: () => ({
      lines: [
        { serial: 'AC-CI01', kind: 'citrus', name: 'Lemon', free: 3 },
        { serial: 'AC-CI03', kind: 'citrus', name: 'Tangerine', free: 0 },
      ],
      knownCount: 1,
    }),
    template({ t, url }, { lines, knownCount }) {
      const known: Block[] =
        knownCount > 0 ? [note(t('mail.stockLowKnown', { count: knownCount }))] : []
      return {
        subject: t('mail.stockLowSubject', { count: lines.length }),
        blocks: [
          t('mail.stockLowIntro'),
          factTable(
            lines.map(({ serial, kind, name, free }) => ({
              label: `${name} (${serial})`,
              value: t('mail.stockLowFree', { count: free }),
              scent: { serial, kind },
            })),
          ),
          ...known,
          button(t('mail.openConsole'), `${url}/admin/stock?show=low`),
        ],
      }
    },
  },
})
