/** Who may do which action of the console. An action that has no row does not compile. Decisions, sections 2 and 9. */
import type {
  BankAction,
  RowAction,
  StatementAction,
} from '#web/features/admin/bank/bank-action.ts'
import type { CampaignAction } from '#web/features/admin/campaigns/campaigns.ts'
import type { CatalogAction } from '#web/features/admin/catalog/catalog-action.ts'
import type { ContentAction } from '#web/features/admin/content/content.ts'
import type { CustomerAction } from '#web/features/admin/customers/customer-action.ts'
import type { IncidentAction } from '#web/features/admin/incidents/incidents.ts'
import type { LegalAction } from '#web/features/admin/legal/legal-action.ts'
import type { OrderEditAction } from '#web/features/admin/order/edit/edit-action.ts'
import type { OrderAction } from '#web/features/admin/order/order-action.ts'
import type { CONFIRM_ORDERS } from '#web/features/admin/orders/batch/batch-action.ts'
import type { PackingAction } from '#web/features/admin/orders/packing/packing.ts'
import type { PartnerAction } from '#web/features/admin/partners/partners.ts'
import type { SettingAction } from '#web/features/admin/settings/settings.ts'
import type { MeAction, MemberAction } from '#web/features/admin/staff/staff-action.ts'
import type { StockAction } from '#web/features/admin/stock/stock-action.ts'
import type { WebhookAction } from '#web/features/admin/webhooks/webhooks.ts'

import {
  ADMINISTRATOR,
  ADMINISTRATOR_STEPPED_UP,
  ANYBODY,
  BETWEEN,
  type ConsoleRow,
  PENDING_STAFF,
  PUBLISHER_STEPPED_UP,
  STAFF,
  STAFF_STEPPED_UP,
  WRITER,
} from './console-words.ts'
import {
  MESSAGE_ACTIONS,
  RESTOCK_ALERT_ACTIONS,
  SAVED_REPLY_ACTIONS,
  SUBSCRIBER_ACTIONS,
} from './message-actions.ts'

type AnyOrderAction =
  | OrderAction
  | OrderEditAction
  | 'show_customs_code'
  | 'check_refund'
  | 'edit_refund'
const ORDER_ACTIONS = {
  record_transfer: STAFF_STEPPED_UP,
  confirm: STAFF,
  ship: STAFF,
  deliver: STAFF,
  cancel: STAFF,
  review: STAFF,
  extend_deadline: STAFF,
  request_refund: STAFF_STEPPED_UP,
  retry_refund: STAFF_STEPPED_UP,
  withdraw_refund: STAFF_STEPPED_UP,
  record_refund: STAFF_STEPPED_UP,
  open_replacement: STAFF,
  ship_replacement: STAFF,
  cancel_replacement: STAFF,
  resend_email: STAFF,
  undo: STAFF,
  note: WRITER,
  edit_customer: STAFF,
  edit_address: STAFF,
  edit_tracking: STAFF,
  show_customs_code: STAFF,
  check_refund: STAFF,
  edit_refund: STAFF,
} as const satisfies Record<AnyOrderAction, ConsoleRow>

const PACKING_ACTIONS = {
  read_list: STAFF,
  ship_orders: STAFF,
} as const satisfies Record<PackingAction, ConsoleRow>

const PARTNER_ACTIONS = {
  create_partner: ADMINISTRATOR,
  issue_key: ADMINISTRATOR_STEPPED_UP,
  pause_key: ADMINISTRATOR,
  resume_key: ADMINISTRATOR,
  revoke_key: ADMINISTRATOR,
  deactivate_partner: ADMINISTRATOR,
} as const satisfies Record<PartnerAction, ConsoleRow>

const MEMBER_ACTIONS = {
  change_role: ADMINISTRATOR_STEPPED_UP,
  reset_device: ADMINISTRATOR_STEPPED_UP,
  revoke_session: ADMINISTRATOR_STEPPED_UP,
  revoke_sessions: ADMINISTRATOR_STEPPED_UP,
  remove_staff: ADMINISTRATOR_STEPPED_UP,
} as const satisfies Record<MemberAction, ConsoleRow>

const ME_ACTIONS = {
  change_my_details: STAFF,
  revoke_my_session: STAFF,
  renew_recovery_codes: STAFF_STEPPED_UP,
  replace_device: STAFF_STEPPED_UP,
  add_passkey: STAFF_STEPPED_UP,
  remove_passkey: STAFF_STEPPED_UP,
} as const satisfies Record<MeAction, ConsoleRow>

const CUSTOMER_ACTIONS = {
  note_customer: STAFF,
  tag_customer: STAFF,
  revoke_customer_session: STAFF,
  revoke_customer_sessions: STAFF,
  export_customer: STAFF_STEPPED_UP,
  remove_customer: ADMINISTRATOR_STEPPED_UP,
} as const satisfies Record<CustomerAction, ConsoleRow>

const WEBHOOK_ACTIONS = {
  create_endpoint: ADMINISTRATOR_STEPPED_UP,
  renew_secret: ADMINISTRATOR_STEPPED_UP,
  switch_on: ADMINISTRATOR,
  switch_off: ADMINISTRATOR,
  send_test: ADMINISTRATOR,
  redeliver: ADMINISTRATOR,
  redeliver_failed: ADMINISTRATOR,
} as const satisfies Record<WebhookAction, ConsoleRow>

const INCIDENT_ACTIONS = {
  resolve_error: STAFF,
  retry_job: STAFF,
  delete_job: STAFF,
  retry_email: STAFF,
} as const satisfies Record<IncidentAction, ConsoleRow>

const SETTING_ACTIONS = {
  save_names: ADMINISTRATOR,
  save_reach: ADMINISTRATOR,
  save_figures: ADMINISTRATOR,
  save_bank: ADMINISTRATOR_STEPPED_UP,
  save_invoice: ADMINISTRATOR_STEPPED_UP,
  save_charges: ADMINISTRATOR_STEPPED_UP,
  save_devices: ADMINISTRATOR,
  save_home: STAFF,
} as const satisfies Record<SettingAction, ConsoleRow>

const { save_home, ...ofSettings } = SETTING_ACTIONS

const CAMPAIGN_ACTIONS = {
  create_campaign: STAFF,
  change_campaign: WRITER,
  save_campaign_text: WRITER,
  publish_campaign: WRITER,
  hide_campaign: WRITER,
  delete_campaign: WRITER,
} as const satisfies Record<CampaignAction, ConsoleRow>

const { create_campaign, ...ofCampaign } = CAMPAIGN_ACTIONS

const LEGAL_ACTIONS = {
  start_version: STAFF,
  save_version: WRITER,
  delete_version: WRITER,
  publish_version: PUBLISHER_STEPPED_UP,
  withdraw_version: PUBLISHER_STEPPED_UP,
} as const satisfies Record<LegalAction, ConsoleRow>

const { start_version, ...ofVersion } = LEGAL_ACTIONS

const { create_endpoint, redeliver, ...ofEndpoint } = WEBHOOK_ACTIONS

const BANK_ACTIONS = {
  import_statement: STAFF,
  import_selected: STAFF,
  match_again: STAFF,
} as const satisfies Record<BankAction, ConsoleRow>

const STATEMENT_ACTIONS = {
  confirm_row: STAFF_STEPPED_UP,
  confirm_exact: STAFF_STEPPED_UP,
} as const satisfies Record<StatementAction, ConsoleRow>

const ROW_ACTIONS = {
  assign_row: STAFF_STEPPED_UP,
  ignore_row: STAFF,
  reopen_row: STAFF,
} as const satisfies Record<RowAction, ConsoleRow>

const STOCK_ACTIONS = {
  adjust_stock: STAFF,
  receive_stock: STAFF,
  set_lead_time: STAFF,
} as const satisfies Record<StockAction, ConsoleRow>

const CATALOG_ACTIONS = {
  save_entry: STAFF,
  add_entry: STAFF,
  set_prices: ADMINISTRATOR_STEPPED_UP,
  withdraw_price: ADMINISTRATOR_STEPPED_UP,
  save_rates: ADMINISTRATOR_STEPPED_UP,
  try_rates: ADMINISTRATOR,
  // Its form moves the country into another zone.
  save_country: ADMINISTRATOR_STEPPED_UP,
} as const satisfies Record<CatalogAction, ConsoleRow>

const { receive_stock, adjust_stock, set_lead_time } = STOCK_ACTIONS
const { save_entry, add_entry, save_country, set_prices, withdraw_price } = CATALOG_ACTIONS
const { save_rates, try_rates } = CATALOG_ACTIONS

const CONTENT_ACTIONS = {
  create_item: WRITER,
  move_up: WRITER,
  move_down: WRITER,
  save_text: WRITER,
  publish_text: WRITER,
  schedule_text: WRITER,
  preview_text: WRITER,
  delete_draft: WRITER,
  unpublish_text: WRITER,
  hide_item: WRITER,
  change_item: WRITER,
  remove_item: WRITER,
  add_picture: STAFF,
  describe_picture: STAFF,
  remove_picture: STAFF,
} as const satisfies Record<ContentAction, ConsoleRow>

const { create_item, move_up, move_down, ...ofContent } = CONTENT_ACTIONS
const { add_picture, describe_picture, remove_picture, ...ofItem } = ofContent

/** A sheet is saved row by row: without a row it has nothing to refuse. */
const SHEET_ACTIONS = { read_sheet: STAFF, save_sheet: STAFF } as const

/** What a route does, by its file and the action that its form names; one without named actions has one action. */
export const CONSOLE_ACTIONS = {
  'sign-in': { '': PENDING_STAFF },
  'sign-in-link': { '': ANYBODY },
  'one-time-password': { '': BETWEEN },
  // Signing out.
  today: { '': ANYBODY },
  incidents: INCIDENT_ACTIONS,
  order: ORDER_ACTIONS,
  'orders-new-batch': { confirm_orders: STAFF } satisfies Record<typeof CONFIRM_ORDERS, ConsoleRow>,
  'orders-batch': { undo_batch: STAFF },
  'orders-packing': PACKING_ACTIONS,
  'orders-export': { export_orders: STAFF_STEPPED_UP },
  'orders-labels': { take_labels: STAFF_STEPPED_UP },
  // A document of the order, as PDF.
  'order-document': { '': STAFF },
  message: MESSAGE_ACTIONS,
  subscribers: SUBSCRIBER_ACTIONS,
  'restock-alerts': RESTOCK_ALERT_ACTIONS,
  'saved-replies': SAVED_REPLY_ACTIONS,
  staff: { invite_staff: ADMINISTRATOR_STEPPED_UP },
  member: MEMBER_ACTIONS,
  me: ME_ACTIONS,
  customer: CUSTOMER_ACTIONS,
  bank: BANK_ACTIONS,
  'bank-statement': STATEMENT_ACTIONS,
  'bank-row': ROW_ACTIONS,
  stock: { receive_stock },
  'stock-sheet': SHEET_ACTIONS,
  'stock-item': { adjust_stock, set_lead_time },
  catalog: { add_entry },
  'catalog-entry': { save_entry },
  prices: { set_prices, withdraw_price },
  'prices-sheet': { read_sheet: STAFF, save_sheet: set_prices },
  shipping: { save_rates, try_rates },
  countries: { save_country },
  content: { create_item, move_up, move_down },
  'content-item': ofItem,
  'content-pictures': { add_picture, describe_picture, remove_picture },
  // A form whose session had ended is saved for its sender.
  'signed-out': { '': ANYBODY },
  settings: ofSettings,
  home: { save_home },
  campaigns: { create_campaign },
  campaign: ofCampaign,
  legal: { start_version },
  'legal-text': ofVersion,
  partners: PARTNER_ACTIONS,
  webhooks: { create_endpoint },
  'webhook-endpoint': ofEndpoint,
  'webhook-delivery': { redeliver },
} as const satisfies Record<string, Record<string, ConsoleRow>>

type Actions = typeof CONSOLE_ACTIONS
/** Every action that a form names. */
export type ActionName = Exclude<
  { [Route in keyof Actions]: keyof Actions[Route] }[keyof Actions],
  ''
>
