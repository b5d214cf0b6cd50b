/** Who may do which work of the console. A work that has no row does not compile. Decisions, sections 2 and 9. */
import type { BankWork, RowWork, StatementWork } from '#web/features/admin/bank/bank-work.ts'
import type { CampaignWork } from '#web/features/admin/campaigns/campaigns.ts'
import type { CatalogWork } from '#web/features/admin/catalog/work.ts'
import type { ContentWork } from '#web/features/admin/content/content.ts'
import type { TroubleWork } from '#web/features/admin/incidents/incidents.ts'
import type { LegalWork } from '#web/features/admin/legal/legal-works.ts'
import type { MessageWork, SubscriberWork } from '#web/features/admin/messages/message-work.ts'
import type { RecordWork } from '#web/features/admin/order/edit/record-work.ts'
import type { Work } from '#web/features/admin/order/order-work.ts'
import type { BulkWork } from '#web/features/admin/orders/batch/bulk.ts'
import type { PartnerWork } from '#web/features/admin/partners/partners.ts'
import type { SettingWork } from '#web/features/admin/settings/settings.ts'
import type {
  CustomerWork,
  OwnWork,
  PeopleWork,
  PersonWork,
} from '#web/features/admin/staff/people.ts'
import type { WebhookWork } from '#web/features/admin/webhooks/webhooks.ts'

import {
  ADMINISTRATOR,
  ADMINISTRATOR_PROVEN,
  ANYBODY,
  AT_THE_DOOR,
  BETWEEN,
  type ConsoleRow,
  PUBLISHER_PROVEN,
  STAFF,
  STAFF_PROVEN,
  WRITER,
} from './authorisation-console-words.ts'

type OrderWork = Work | RecordWork | 'show_customs_code' | 'check_refund' | 'edit_refund'
const ORDER_WORKS = {
  record_transfer: STAFF_PROVEN,
  confirm: STAFF,
  ship: STAFF,
  deliver: STAFF,
  cancel: STAFF,
  review: STAFF,
  extend_deadline: STAFF,
  request_refund: STAFF_PROVEN,
  retry_refund: STAFF_PROVEN,
  withdraw_refund: STAFF_PROVEN,
  record_refund: STAFF_PROVEN,
  resend_email: STAFF,
  note: WRITER,
  mend_customer: STAFF,
  mend_address: STAFF,
  mend_tracking: STAFF,
  show_customs_code: STAFF,
  check_refund: STAFF,
  edit_refund: STAFF,
} as const satisfies Record<OrderWork, ConsoleRow>

const BULK_WORKS = {
  read_list: STAFF,
  confirm_orders: STAFF,
  ship_orders: STAFF,
} as const satisfies Record<BulkWork, ConsoleRow>

const PARTNER_WORKS = {
  make_partner: ADMINISTRATOR,
  issue_key: ADMINISTRATOR_PROVEN,
  revoke_key: ADMINISTRATOR,
  end_partner: ADMINISTRATOR,
} as const satisfies Record<PartnerWork, ConsoleRow>

const PERSON_WORKS = {
  change_role: ADMINISTRATOR_PROVEN,
  reset_device: ADMINISTRATOR_PROVEN,
  end_session: ADMINISTRATOR_PROVEN,
  end_sessions: ADMINISTRATOR_PROVEN,
  remove_person: ADMINISTRATOR_PROVEN,
} as const satisfies Record<PersonWork, ConsoleRow>

const OWN_WORKS = {
  change_own: STAFF,
  end_own_session: STAFF,
} as const satisfies Record<OwnWork, ConsoleRow>

const CUSTOMER_WORKS = {
  end_customer_session: STAFF,
  end_customer_sessions: STAFF,
  export_customer: STAFF_PROVEN,
  remove_customer: ADMINISTRATOR_PROVEN,
} as const satisfies Record<CustomerWork, ConsoleRow>

const WEBHOOK_WORKS = {
  make_endpoint: ADMINISTRATOR_PROVEN,
  renew_secret: ADMINISTRATOR_PROVEN,
  switch_on: ADMINISTRATOR,
  switch_off: ADMINISTRATOR,
  send_test: ADMINISTRATOR,
  redeliver: ADMINISTRATOR,
  redeliver_dead: ADMINISTRATOR,
} as const satisfies Record<WebhookWork, ConsoleRow>

const TROUBLE_WORKS = {
  settle_accident: STAFF,
  retry_job: STAFF,
  drop_job: STAFF,
  retry_email: STAFF,
} as const satisfies Record<TroubleWork, ConsoleRow>

const SETTING_WORKS = {
  save_names: ADMINISTRATOR,
  save_reach: ADMINISTRATOR,
  save_figures: ADMINISTRATOR,
  save_bank: ADMINISTRATOR_PROVEN,
  save_invoice: ADMINISTRATOR_PROVEN,
  save_charges: ADMINISTRATOR_PROVEN,
  save_devices: ADMINISTRATOR,
  save_home: STAFF,
} as const satisfies Record<SettingWork, ConsoleRow>

const { save_home, ...ofSettings } = SETTING_WORKS

const CAMPAIGN_WORKS = {
  make_campaign: STAFF,
  change_campaign: WRITER,
  save_campaign_text: WRITER,
  publish_campaign: WRITER,
  hide_campaign: WRITER,
  drop_campaign: WRITER,
} as const satisfies Record<CampaignWork, ConsoleRow>

const { make_campaign, ...ofCampaign } = CAMPAIGN_WORKS

const LEGAL_WORKS = {
  start_version: STAFF,
  save_version_text: WRITER,
  move_version: WRITER,
  drop_version: WRITER,
  publish_version: PUBLISHER_PROVEN,
  withdraw_version: PUBLISHER_PROVEN,
} as const satisfies Record<LegalWork, ConsoleRow>

const { start_version, ...ofVersion } = LEGAL_WORKS

const { make_endpoint, redeliver, ...ofEndpoint } = WEBHOOK_WORKS

const BANK_WORKS = {
  import_statement: STAFF,
  import_chosen: STAFF,
  match_again: STAFF,
} as const satisfies Record<BankWork, ConsoleRow>

const STATEMENT_WORKS = {
  confirm_row: STAFF_PROVEN,
  confirm_sure: STAFF_PROVEN,
} as const satisfies Record<StatementWork, ConsoleRow>

const ROW_WORKS = {
  assign_row: STAFF_PROVEN,
  ignore_row: STAFF,
  reopen_row: STAFF,
} as const satisfies Record<RowWork, ConsoleRow>

const CATALOG_WORKS = {
  adjust_stock: STAFF,
  receive_stock: STAFF,
  set_lead_days: STAFF,
  save_entry: STAFF,
  add_entry: STAFF,
  set_prices: ADMINISTRATOR_PROVEN,
  withdraw_price: ADMINISTRATOR_PROVEN,
  save_rates: ADMINISTRATOR_PROVEN,
  try_rates: ADMINISTRATOR,
  // Its form moves the country into another zone.
  save_country: ADMINISTRATOR_PROVEN,
} as const satisfies Record<CatalogWork, ConsoleRow>

const { receive_stock, save_entry, add_entry, save_country } = CATALOG_WORKS
const { adjust_stock, set_lead_days, set_prices, withdraw_price } = CATALOG_WORKS
const { save_rates, try_rates } = CATALOG_WORKS

const CONTENT_WORKS = {
  make_item: WRITER,
  move_up: WRITER,
  move_down: WRITER,
  save_text: WRITER,
  publish_text: WRITER,
  schedule_text: WRITER,
  preview_text: WRITER,
  drop_draft: WRITER,
  unpublish_text: WRITER,
  show_item: WRITER,
  hide_item: WRITER,
  change_item: WRITER,
  remove_item: WRITER,
  add_picture: STAFF,
  describe_picture: STAFF,
  remove_picture: STAFF,
} as const satisfies Record<ContentWork, ConsoleRow>

const { make_item, move_up, move_down, ...ofContent } = CONTENT_WORKS
const { add_picture, describe_picture, remove_picture, ...ofItem } = ofContent

const MESSAGE_WORKS = {
  answer_message: WRITER,
  close_message: WRITER,
  reopen_message: WRITER,
} as const satisfies Record<MessageWork, ConsoleRow>

const SUBSCRIBER_WORKS = {
  export_subscribers: STAFF_PROVEN,
  end_subscription: STAFF,
} as const satisfies Record<SubscriberWork, ConsoleRow>

/** What a route does, by its file and the work that its form names; one without works has one deed. */
export const CONSOLE_DEEDS = {
  'sign-in': { '': AT_THE_DOOR },
  'sign-in-link': { '': ANYBODY },
  'one-time-password': { '': BETWEEN },
  // Signing out.
  start: { '': ANYBODY },
  troubles: TROUBLE_WORKS,
  order: ORDER_WORKS,
  'orders-bulk': BULK_WORKS,
  'orders-export': { export_orders: STAFF_PROVEN },
  'orders-labels': { take_labels: STAFF_PROVEN },
  // A document of the order, as PDF.
  'order-document': { '': STAFF },
  message: MESSAGE_WORKS,
  subscribers: SUBSCRIBER_WORKS,
  people: { invite_person: ADMINISTRATOR_PROVEN },
  person: PERSON_WORKS,
  own: OWN_WORKS,
  customer: CUSTOMER_WORKS,
  bank: BANK_WORKS,
  'bank-statement': STATEMENT_WORKS,
  'bank-row': ROW_WORKS,
  stock: { receive_stock },
  'stock-item': { adjust_stock, set_lead_days },
  catalog: { add_entry },
  'catalog-entry': { save_entry },
  prices: { set_prices, withdraw_price },
  shipping: { save_rates, try_rates },
  countries: { save_country },
  content: { make_item, move_up, move_down },
  'content-item': ofItem,
  'content-pictures': { add_picture, describe_picture, remove_picture },
  // A form whose session had ended is kept for whoever sent it.
  'content-signed-out': { '': ANYBODY },
  settings: ofSettings,
  home: { save_home },
  campaigns: { make_campaign },
  campaign: ofCampaign,
  legal: { start_version },
  'legal-text': ofVersion,
  partners: PARTNER_WORKS,
  webhooks: { make_endpoint },
  'webhook-endpoint': ofEndpoint,
  'webhook-delivery': { redeliver },
} as const satisfies Record<string, Record<string, ConsoleRow>>

export type DeedName =
  | ContentWork
  | CatalogWork
  | BankWork
  | BulkWork
  | 'export_orders'
  | 'take_labels'
  | StatementWork
  | RowWork
  | PeopleWork
  | OrderWork
  | MessageWork
  | SubscriberWork
  | PartnerWork
  | WebhookWork
  | TroubleWork
  | CampaignWork
  | LegalWork
  | SettingWork
