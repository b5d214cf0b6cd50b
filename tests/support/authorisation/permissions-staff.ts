import {
  findCustomerByEmail,
  findCustomerUser,
  readCustomerAccount,
  revokeSessionsOfCustomer,
} from '#domain/accounts/profile/customer-account.server.ts'
import {
  listCustomerTags,
  noteCustomer,
  tagCustomer,
} from '#domain/accounts/profile/record-customer.server.ts'
import {
  changeRole,
  removeStaff,
  resetOneTimePassword,
  revokeSessionsOfStaff,
} from '#domain/accounts/staff/change-staff.server.ts'
import { inviteStaff } from '#domain/accounts/staff/invite-staff.server.ts'
import { listStaff, readStaffMember } from '#domain/accounts/staff/read-staff.server.ts'
import { listColleagues } from '#domain/accounts/staff/staff-list.server.ts'
import { listAccess } from '#domain/audit/list-access.server.ts'
import { listAudit } from '#domain/audit/list-audit.server.ts'
import { exportWaiting, listWaiting } from '#domain/catalog/restock-alerts/list-waiting.server.ts'
import { listStockDays } from '#domain/catalog/stock/list-stock-days.server.ts'
import { answerMessage, moveMessage } from '#domain/contact/answer-message.server.ts'
import { assignMessage, noteMessage } from '#domain/contact/handle-message.server.ts'
import { listMessages, viewMessage } from '#domain/contact/list-messages.server.ts'
import { listOpenMessages } from '#domain/contact/list-open-messages.server.ts'
import {
  deleteSavedReply,
  listSavedReplies,
  saveReply,
} from '#domain/contact/saved-replies.server.ts'
import { undoReply } from '#domain/contact/undo-reply.server.ts'
import { viewDraftOf } from '#domain/drafts/view-draft.server.ts'
import {
  deleteDeadJob,
  listFailedJobs,
  retryFailedJob,
} from '#domain/error-reports/failed-jobs.server.ts'
import {
  listErrorReports,
  resolveErrorReport,
} from '#domain/error-reports/list-error-reports.server.ts'
import {
  countUndeliveredEmails,
  listEmailsAbout,
  listUndeliveredEmails,
  readEmail,
} from '#domain/mail/list-emails.server.ts'
import { measureEmails } from '#domain/mail/measure-emails.server.ts'
import { requeueEmail } from '#domain/mail/requeue-email.server.ts'
import {
  endSubscription,
  exportSubscribers,
  listSubscribers,
} from '#domain/newsletter/subscribers.server.ts'
import {
  listCustomers,
  listOrdersOfCustomer,
  readOrdersOfCustomer,
} from '#domain/orders/customers/list-customers.server.ts'
import { resendAnyEmail } from '#domain/orders/emails/resend-any-email.server.ts'
import { resendEmail } from '#domain/orders/emails/resend-email.server.ts'
import { listStaffEvents } from '#domain/orders/listing/list-staff-events.server.ts'
import {
  readOrderStatistics,
  readShortFigures,
} from '#domain/orders/statistics/read-statistics.server.ts'
import { undoBatch } from '#domain/orders/undoing/undo-batch.server.ts'
import { undoStep } from '#domain/orders/undoing/undo-step.server.ts'
import { createPartner } from '#domain/partners/create-partner.server.ts'
import { deactivatePartner } from '#domain/partners/deactivate-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import { pauseKey, resumeKey } from '#domain/partners/pause-key.server.ts'
import { revokeKey } from '#domain/partners/revoke-key.server.ts'
import { viewCustomerCard } from '#domain/personal-data/customer-card.server.ts'
import { removeCustomer } from '#domain/personal-data/remove-customer.server.ts'
import { exportCustomer, viewCustomer } from '#domain/personal-data/view-customer.server.ts'
import { readViewStatistics } from '#domain/visits/read-views.server.ts'
import { countFailedDeliveries } from '#domain/webhooks/count-failed.server.ts'
import {
  listDeliveries,
  listEndpoints,
  readDelivery,
  readEndpoint,
} from '#domain/webhooks/list-deliveries.server.ts'
import {
  createEndpoint,
  redeliver,
  redeliverFailed,
  renewSecret,
  sendTestEvent,
  switchEndpoint,
} from '#domain/webhooks/manage-endpoints.server.ts'

import {
  CUSTOMERS,
  ID,
  ORDERS,
  ORDERS_AND_CUSTOMERS,
  PAGE,
  type PermissionRow,
  STAFF,
} from './use-case.ts'

const PERSON = { email: 'x@example.com', name: 'X', role: 'staff', locale: 'en' } as const

export const STAFF_ROWS = {
  'mail.read': {
    who: ORDERS_AND_CUSTOMERS,
    asked: {
      listEmailsAbout: (ctx) => listEmailsAbout(ctx, ID),
      listUndeliveredEmails,
      countUndeliveredEmails,
      readEmail: (ctx) => readEmail(ctx, ID),
    },
  },
  'mail.measure': { who: ['system'], asked: { measureEmails } },
  'mail.resend': {
    who: ORDERS_AND_CUSTOMERS,
    asked: {
      requeueEmail: (ctx) => requeueEmail(ctx, ID),
      resendEmail: (ctx) => resendEmail(ctx, ID, ID),
      undoBatch: (ctx) => undoBatch(ctx, ID),
      undoStep: (ctx) => undoStep(ctx, ID, ID),
      resendAnyEmail: (ctx) => resendAnyEmail(ctx, ID),
    },
  },
  'incident.read': {
    who: STAFF,
    asked: {
      listErrorReports: (ctx) => listErrorReports(ctx, { isResolved: false, source: null }, PAGE),
      listFailedJobs: (ctx) => listFailedJobs(ctx, 1),
    },
  },
  'incident.resolve': {
    who: STAFF,
    asked: {
      resolveErrorReport: (ctx) => resolveErrorReport(ctx, 'none'),
      retryFailedJob: (ctx) => retryFailedJob(ctx, ID),
      deleteDeadJob: (ctx) => deleteDeadJob(ctx, ID),
    },
  },
  'statistics.read': {
    who: ORDERS,
    asked: {
      listStockDays,
      readOrderStatistics: (ctx) => readOrderStatistics(ctx, 'month'),
      readShortFigures,
      readViewStatistics: (ctx) => readViewStatistics(ctx, 'month'),
    },
  },
  'message.answer': {
    who: CUSTOMERS,
    asked: {
      listMessages: (ctx) => listMessages(ctx, { state: null, topic: null, search: '' }, PAGE),
      listOpenMessages: (ctx) => listOpenMessages(ctx, 1),
      viewMessage: (ctx) => viewMessage(ctx, ID),
      undoReply: (ctx) => undoReply(ctx, ID, ID),
      answerMessage: (ctx) =>
        answerMessage(ctx, { contactId: ID, replyId: ID, text: 'X', revision: '' }),
      listSavedReplies,
      saveReply: (ctx) =>
        saveReply(ctx, { id: ID, revision: '', reply: { name: 'X', ja: 'X', en: '', ko: '' } }),
      deleteSavedReply: (ctx) => deleteSavedReply(ctx, { id: ID, revision: '' }),
      noteMessage: (ctx) => noteMessage(ctx, ID, 'X'),
      assignMessage: (ctx) => assignMessage(ctx, ID, { assignedTo: null, revision: '' }),
      listColleagues,
      moveMessage: (ctx) => moveMessage(ctx, ID, { state: 'closed', revision: '' }),
    },
  },
  'subscriber.read': {
    who: CUSTOMERS,
    asked: {
      listSubscribers: (ctx) => listSubscribers(ctx, { state: null, search: '' }, PAGE),
      exportSubscribers,
      listWaiting: (ctx) => listWaiting(ctx, null, PAGE),
      exportWaiting,
    },
  },
  'subscriber.end': {
    who: CUSTOMERS,
    asked: { endSubscription: (ctx) => endSubscription(ctx, ID) },
  },
  'customer.read': {
    who: ORDERS_AND_CUSTOMERS,
    asked: {
      listCustomers: (ctx) => listCustomers(ctx, { input: '', after: null }),
      listOrdersOfCustomer: (ctx) => listOrdersOfCustomer(ctx, ID),
      readOrdersOfCustomer: (ctx) => readOrdersOfCustomer(ctx, ID),
      readCustomerAccount: (ctx) => readCustomerAccount(ctx, ID),
      viewDraftOf: (ctx) => viewDraftOf(ctx, ID),
      listCustomerTags,
      findCustomerUser: (ctx) => findCustomerUser(ctx, ID),
      findCustomerByEmail: (ctx) => findCustomerByEmail(ctx, 'x@example.com'),
      viewCustomerCard: (ctx) => viewCustomerCard(ctx, { userId: ID }),
      viewCustomer: (ctx) => viewCustomer(ctx, ID),
    },
  },
  'customer.export': {
    who: CUSTOMERS,
    asked: { exportCustomer: (ctx) => exportCustomer(ctx, ID) },
  },
  'customer.note': {
    who: ORDERS_AND_CUSTOMERS,
    asked: {
      noteCustomer: (ctx) => noteCustomer(ctx, ID, 'X'),
      tagCustomer: (ctx) => tagCustomer(ctx, ID, { input: 'X', revision: '' }),
    },
  },
  'customer.sign_out': {
    who: CUSTOMERS,
    asked: {
      endSessions: (ctx) => revokeSessionsOfCustomer(ctx, { userId: ID, sessionId: null }),
    },
  },
  'customer.remove': {
    who: ['administrator'],
    asked: { removeCustomer: (ctx) => removeCustomer(ctx, ID) },
  },
  'staff.manage': {
    who: ['administrator'],
    asked: {
      listStaff,
      readStaffMember: (ctx) => readStaffMember(ctx, ID),
      inviteStaff: (ctx) => inviteStaff(ctx, PERSON),
      changeRole: (ctx) => changeRole(ctx, { userId: ID, revision: '', role: 'staff' }),
      removeStaff: (ctx) => removeStaff(ctx, { userId: ID, revision: '' }),
      resetOneTimePassword: (ctx) => resetOneTimePassword(ctx, ID),
      endSessions: (ctx) => revokeSessionsOfStaff(ctx, { userId: ID, sessionId: null }),
    },
  },
  'audit.read': {
    who: ['administrator'],
    asked: {
      listAudit: (ctx) => listAudit(ctx, {}),
      listStaffEvents: (ctx) => listStaffEvents(ctx, {}, 1),
      listAccess: (ctx) => listAccess(ctx, {}),
    },
  },
  'webhook.read': {
    who: STAFF,
    asked: {
      listEndpoints,
      readEndpoint: (ctx) => readEndpoint(ctx, ID),
      listDeliveries: (ctx) => listDeliveries(ctx, { state: null, endpointId: null }, PAGE),
      readDelivery: (ctx) => readDelivery(ctx, ID),
      countFailedDeliveries,
    },
  },
  'webhook.manage': {
    who: ['administrator'],
    asked: {
      createEndpoint: (ctx) => createEndpoint(ctx, { partnerId: ID, url: '', kinds: [] }, 'public'),
      renewSecret: (ctx) => renewSecret(ctx, ID),
      switchEndpoint: (ctx) => switchEndpoint(ctx, ID, true),
      sendTestEvent: (ctx) => sendTestEvent(ctx, ID),
      redeliver: (ctx) => redeliver(ctx, ID),
      redeliverFailed: (ctx) => redeliverFailed(ctx, ID),
    },
  },
  'partner.read': { who: STAFF, asked: { listPartners } },
  'partner.manage': {
    who: ['administrator'],
    asked: {
      createPartner: (ctx) => createPartner(ctx, { name: 'X', contactEmail: 'x@example.com' }),
      issueKey: (ctx) => issueKey(ctx, { partnerId: ID, scopes: ['catalog'], lifeDays: null }),
      pauseKey: (ctx) => pauseKey(ctx, ID),
      resumeKey: (ctx) => resumeKey(ctx, ID),
      revokeKey: (ctx) => revokeKey(ctx, ID),
      deactivatePartner: (ctx) => deactivatePartner(ctx, ID),
    },
  },
} as const satisfies Record<string, PermissionRow>
