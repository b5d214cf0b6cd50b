import type { MessageKey } from '#i18n/translate.ts'

/** What somebody writes, by its name in the forms that are kept; all else that they carry is their own. */
export const SAVED_FORM_LABELS = {
  title: 'adminContent.field_title',
  summary: 'adminContent.field_summary',
  body: 'adminContent.field_body',
  question: 'adminContent.field_question',
  answer: 'adminContent.field_answer',
  text: 'adminContent.field_body',
  before: 'adminCampaigns.moment_before',
  during: 'adminCampaigns.moment_during',
  after: 'adminCampaigns.moment_after',
  note: 'adminOrder.note',
} as const satisfies Record<string, MessageKey>
