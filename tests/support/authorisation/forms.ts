/** What the forms of the console contain besides the name of their action, filled in correctly. */
import type { ActionName } from './actions.ts'

export type Form = [name: string, value: string][]

/** An event that partners may subscribe to. */
export const KIND = 'order.paid'

export type Fixtures = {
  id: string
  rowId: string
  keyId: string
  refundId: string
  emailId: string
  url: string
  email: string
  revision: string
}

const REFUND = {
  goods: '1000',
  method: 'bank_transfer',
  reason: 'One was broken',
  refundsBefore: '1',
}
/** A revision that was never displayed: an editor gets an edit conflict. */
const OUTDATED = { revision: 'nothing' }
const WRITTEN = { ...OUTDATED, question: 'Why?', answer: 'Because.' }
const TOLD = { name: 'no-such-picture', altJa: 'x', altEn: 'x', altKo: 'x' }
/** A table of domestic fees with one row. */
const ONE_RATE = {
  s0: '100',
  g0: '10000',
  'a0-0': '1',
  'a0-1': '1',
  'a0-2': '1',
  'a0-3': '1',
  'a0-4': '1',
  'a0-5': '1',
  'a0-6': '1',
}

const ACCOUNT = {
  'company.bank_name': 'B',
  'company.bank_name_ja': 'B',
  'company.bank_code': '0001',
  'company.bank_branch': 'B',
  'company.bank_branch_ja': 'B',
  'company.bank_branch_code': '001',
  'company.bank_account_type': 'Ordinary',
  'company.bank_account_type_ja': 'B',
  'company.bank_account_number': '1234567',
  'company.bank_account_holder': 'B',
  'company.bank_account_holder_ja': 'B',
  'company.bank_swift': 'SMPLJPJT',
}
const SPAN = { startsAt: '2026-12-01T00:00', endsAt: '2026-12-02T00:00', page: '' }

/** Forms that contain more than the name of their action. */
const FORMS: Partial<Record<ActionName, (fixtures: Fixtures) => Record<string, string>>> = {
  read_list: () => ({ list: 'ABCD-1234, 1' }),
  confirm_orders: ({ id }) => ({ id, formKey: id }),
  ship_orders: ({ id }) => ({ row: id, formKey: id, [`tracking-${id}`]: '1234' }),
  take_labels: () => ({ for: 'japan' }),
  record_transfer: () => ({
    amount: '81260',
    receivedOn: '2026-11-02',
    payerName: 'ヤマダ タロウ',
  }),
  ship: () => ({ trackingNumber: '123456789013' }),
  cancel: () => ({ cancelReason: 'duplicate' }),
  extend_deadline: () => ({ deadline: '2026-12-01' }),
  request_refund: () => REFUND,
  retry_refund: ({ refundId }) => ({ id: refundId }),
  withdraw_refund: ({ refundId }) => ({ id: refundId }),
  record_refund: ({ refundId }) => ({ id: refundId, sentOn: '2026-11-02', reference: 'A-1' }),
  open_replacement: () => ({
    'replaced-kit': '1',
    replacementReason: 'defect',
    reportedOn: '2026-11-02',
    replacementsBefore: '0',
  }),
  ship_replacement: ({ id }) => ({ id, trackingNumber: '123456789013' }),
  cancel_replacement: ({ id }) => ({ id }),
  resend_email: ({ emailId }) => ({ id: emailId }),
  undo: ({ emailId }) => ({ id: emailId }),
  note: () => ({ note: 'Called back' }),
  answer_message: ({ id }) => ({ text: 'Yes', replyId: id, ...OUTDATED }),
  undo_answer: ({ emailId }) => ({ id: emailId }),
  close_message: () => OUTDATED,
  save_reply: ({ id }) => ({ id, name: 'Delivery', ja: '', en: 'Soon.', ko: '' }),
  delete_reply: ({ id }) => ({ id, ...OUTDATED }),
  note_message: () => ({ note: 'Calls back' }),
  assign_message: ({ id }) => ({ assignedTo: id, revision: 'nothing' }),
  reopen_message: () => OUTDATED,
  end_subscription: ({ id }) => ({ id }),
  edit_customer: () => OUTDATED,
  edit_address: () => OUTDATED,
  edit_tracking: () => OUTDATED,
  check_refund: () => REFUND,
  edit_refund: () => REFUND,
  import_selected: () => ({ name: 'x.csv', carried: '' }),
  confirm_row: ({ id, rowId }) => ({ rowId, orderId: id }),
  confirm_exact: ({ revision }) => ({ revision }),
  assign_row: ({ id }) => ({ order: `${id} 81260` }),
  ignore_row: () => ({ reason: 'Interest' }),
  adjust_stock: () => ({ reason: 'arrived', quantity: '1', note: '', key: crypto.randomUUID() }),
  save_sheet: () => ({ key: crypto.randomUUID() }),
  receive_stock: () => ({ lines: 'AC-CI01 1', note: '', key: crypto.randomUUID() }),
  set_lead_time: () => ({ leadTimeDays: '20', revision: '' }),
  save_entry: () => ({ nameEn: 'Lemon', kind: 'citrus', revision: 'nothing' }),
  add_entry: ({ id }) => ({ key: id, nameEn: 'New', kind: 'citrus' }),
  set_prices: () => ({ id: 'kit', jpy: '80000', revision: 'nothing' }),
  withdraw_price: () => ({ priceId: '0' }),
  save_rates: () => ({ ...ONE_RATE, revision: 'nothing' }),
  try_rates: () => ({ ...ONE_RATE, prefecture: 'JP-13', kit: '1', refill: '0' }),
  save_country: () => ({ code: 'KR', zone: '1', isServed: 'yes', revision: 'nothing' }),
  create_item: () => ({ question: 'New question', questionType: 'general' }),
  move_up: () => ({ slug: 'what-is-it' }),
  move_down: () => ({ slug: 'what-is-it' }),
  save_text: () => WRITTEN,
  publish_text: () => WRITTEN,
  schedule_text: () => ({ ...WRITTEN, publishAt: '2030-01-01T09:00' }),
  preview_text: () => WRITTEN,
  delete_draft: () => WRITTEN,
  unpublish_text: () => WRITTEN,
  hide_item: () => OUTDATED,
  change_item: () => ({ ...OUTDATED, questionType: 'general' }),
  remove_item: () => OUTDATED,
  // Without a file it is let in, and no picture.
  add_picture: () => TOLD,
  describe_picture: () => TOLD,
  remove_picture: () => TOLD,
  save_names: () => ({
    'company.name': 'X',
    'company.legal_name': 'X',
    'company.representative': 'X',
    ...OUTDATED,
  }),
  save_reach: () => ({
    'company.postal_code': '1',
    'company.address': 'X',
    'company.telephone': '+81 75 000 0000',
    'company.email': 'x@example.com',
    ...OUTDATED,
  }),
  save_figures: () => ({
    'company.established': '2012-10',
    'company.capital_jpy': '1',
    'company.staff': '1',
    ...OUTDATED,
  }),
  save_bank: () => ({ ...ACCOUNT, ...OUTDATED }),
  save_invoice: () => ({ 'company.invoice_registration_number': 'T1234567890123', ...OUTDATED }),
  save_charges: () => ({
    currency_rate: '0.01',
    transaction_fee_jpy: '0',
    bank_fee_limit_jpy: '0',
    bank_fee_limit_usd: '0',
    operations_refund_limit_jpy: '0',
    ...OUTDATED,
  }),
  save_devices: () => ({ plate_serial_prefix: 'ASN2', ...OUTDATED }),
  save_home: () => ({ kind: 'mist', ...OUTDATED }),
  create_campaign: () => ({ slug: 'another-campaign', ...SPAN }),
  change_campaign: () => ({ ...SPAN, ...OUTDATED }),
  save_campaign_text: () => ({ locale: 'en', during: 'Now', ...OUTDATED }),
  publish_campaign: () => ({ at: '', ...OUTDATED }),
  hide_campaign: () => OUTDATED,
  delete_campaign: () => OUTDATED,
  start_version: () => ({ document: 'service' }),
  save_version: () => ({ effectiveFrom: '2027-02-01', text_en: 'X', ...OUTDATED }),
  publish_version: () => OUTDATED,
  create_partner: () => ({ name: 'Another Partner', contactEmail: 'another@example.com' }),
  issue_key: ({ id }) => ({ id, scopes: 'catalog', lifeDays: '' }),
  pause_key: ({ keyId }) => ({ id: keyId }),
  resume_key: ({ keyId }) => ({ id: keyId }),
  revoke_key: ({ keyId }) => ({ id: keyId }),
  deactivate_partner: ({ id }) => ({ id }),
  create_endpoint: ({ id, url }) => ({ partnerId: id, url, kinds: KIND }),
  resolve_error: () => ({ id: 'no-such-error' }),
  retry_job: () => ({ id: 'no-such-job' }),
  delete_job: () => ({ id: 'no-such-job' }),
  retry_email: () => ({ id: 'no-such-email' }),
  invite_staff: ({ email }) => ({ email, name: 'New Person', role: 'staff', locale: 'en' }),
  change_role: () => ({ role: 'administrator', revision: 'nothing' }),
  revoke_session: ({ id }) => ({ id }),
  remove_staff: () => ({ revision: 'nothing' }),
  change_my_details: () => ({
    name: 'New Name',
    locale: 'en',
    consoleTheme: 'dark',
    revision: 'nothing',
  }),
  revoke_my_session: ({ id }) => ({ id }),
  // No browser made it: who is let in gets the refusal of the passkey.
  add_passkey: () => ({ passkeyName: 'Laptop', newPasskey: '{}' }),
  remove_passkey: ({ id }) => ({ id }),
  note_customer: () => ({ note: 'Calls back' }),
  tag_customer: () => ({ tags: 'VIP', revision: 'nothing' }),
  revoke_customer_session: ({ id }) => ({ id }),
}

export const NONE: Fixtures = {
  id: '',
  rowId: '',
  keyId: '',
  refundId: '',
  emailId: '',
  url: '',
  email: '',
  revision: '',
}

export function formOf(action: string | null, fixtures: Fixtures): Form {
  if (action === null) return []
  const fields = Object.entries(FORMS).find(([name]) => name === action)?.[1](fixtures)
  return [['intent', action], ...Object.entries(fields ?? {})]
}
