import type { MessageKey } from '#i18n/translate.ts'

/** Labels of the texts in saved forms, by field name; all other fields are internal. */
export const SAVED_FORM_LABELS = {
  title: 'adminContent.field_title',
  summary: 'adminContent.field_summary',
  body: 'adminContent.field_body',
  question: 'adminContent.field_question',
  answer: 'adminContent.field_answer',
  text: 'adminContent.field_body',
  text_ja: 'adminSettings.language_ja',
  text_en: 'adminSettings.language_en',
  text_ko: 'adminSettings.language_ko',
  before: 'adminCampaigns.moment_before',
  during: 'adminCampaigns.moment_during',
  after: 'adminCampaigns.moment_after',
  note: 'adminOrder.note',
} as const satisfies Record<string, MessageKey>
