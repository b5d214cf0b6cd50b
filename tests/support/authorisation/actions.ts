/** Who may do which action of the console. Decisions, sections 2 and 9. */
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
import type {
  MessageAction,
  RestockAlertAction,
  SavedReplyAction,
  SubscriberAction,
} from '#web/features/admin/messages/message-action.ts'
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

/** An action that has no row does not compile. */
const of = <Action extends string>(rows: Readonly<Record<Action, ConsoleRow>>) => rows

type AnyOrderAction =
  | OrderAction
  | OrderEditAction
  | 'show_customs_code'
  | 'check_refund'
  | 'edit_refund'

const { create_endpoint, redeliver, ...ofEndpoint } = of<WebhookAction>({
  create_endpoint: ADMINISTRATOR_STEPPED_UP,
  renew_secret: ADMINISTRATOR_STEPPED_UP,
  switch_on: ADMINISTRATOR,
  switch_off: ADMINISTRATOR,
  send_test: ADMINISTRATOR,
  redeliver: ADMINISTRATOR,
  redeliver_failed: ADMINISTRATOR,
})

const { save_home, ...ofSettings } = of<SettingAction>({
  save_names: ADMINISTRATOR,
  save_reach: ADMINISTRATOR,
  save_figures: ADMINISTRATOR,
  save_bank: ADMINISTRATOR_STEPPED_UP,
  save_invoice: ADMINISTRATOR_STEPPED_UP,
  save_charges: ADMINISTRATOR_STEPPED_UP,
  save_devices: ADMINISTRATOR,
  save_home: STAFF,
})

const { create_campaign, ...ofCampaign } = of<CampaignAction>({
  create_campaign: STAFF,
  change_campaign: WRITER,
  save_campaign_text: WRITER,
  publish_campaign: WRITER,
  hide_campaign: WRITER,
  delete_campaign: WRITER,
})

const { start_version, ...ofVersion } = of<LegalAction>({
  start_version: STAFF,
  save_version: WRITER,
  delete_version: WRITER,
  publish_version: PUBLISHER_STEPPED_UP,
  withdraw_version: PUBLISHER_STEPPED_UP,
})

const { receive_stock, adjust_stock, set_lead_time } = of<StockAction>({
  adjust_stock: STAFF,
  receive_stock: STAFF,
  set_lead_time: STAFF,
})

const catalog = of<CatalogAction>({
  save_entry: STAFF,
  add_entry: STAFF,
  set_prices: ADMINISTRATOR_STEPPED_UP,
  withdraw_price: ADMINISTRATOR_STEPPED_UP,
  save_rates: ADMINISTRATOR_STEPPED_UP,
  try_rates: ADMINISTRATOR,
  // Its form moves the country into another zone.
  save_country: ADMINISTRATOR_STEPPED_UP,
})

const { save_entry, add_entry, save_country, save_rates, try_rates, ...ofPrices } = catalog

const {
  create_item,
  move_up,
  move_down,
  add_picture,
  describe_picture,
  remove_picture,
  ...ofItem
} = of<ContentAction>({
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
})

/** A sheet is saved row by row: without a row it has nothing to refuse. */
const SHEET_ACTIONS = { read_sheet: STAFF, save_sheet: STAFF } as const

/** What a route does, by its file and the action that its form names; one without named actions has one action. */
export const CONSOLE_ACTIONS = {
  'sign-in': { '': PENDING_STAFF },
  'sign-in-link': { '': ANYBODY },
  'one-time-password': { '': BETWEEN },
  // Signing out.
  today: { '': ANYBODY },
  incidents: of<IncidentAction>({
    resolve_error: STAFF,
    retry_job: STAFF,
    delete_job: STAFF,
    retry_email: STAFF,
  }),
  order: of<AnyOrderAction>({
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
  }),
  'orders-new-batch': of<typeof CONFIRM_ORDERS>({ confirm_orders: STAFF }),
  'orders-batch': { undo_batch: STAFF },
  'orders-packing': of<PackingAction>({ read_list: STAFF, ship_orders: STAFF }),
  'orders-export': { export_orders: STAFF_STEPPED_UP },
  'orders-labels': { take_labels: STAFF_STEPPED_UP },
  // A document of the order, as PDF.
  'order-document': { '': STAFF },
  message: of<MessageAction>({
    answer_message: WRITER,
    undo_answer: WRITER,
    close_message: WRITER,
    reopen_message: WRITER,
    note_message: WRITER,
    assign_message: WRITER,
  }),
  subscribers: of<SubscriberAction>({
    export_subscribers: STAFF_STEPPED_UP,
    end_subscription: STAFF,
  }),
  'restock-alerts': of<RestockAlertAction>({ export_restock_alerts: STAFF_STEPPED_UP }),
  'saved-replies': of<SavedReplyAction>({ save_reply: STAFF, delete_reply: STAFF }),
  staff: { invite_staff: ADMINISTRATOR_STEPPED_UP },
  member: of<MemberAction>({
    change_role: ADMINISTRATOR_STEPPED_UP,
    reset_device: ADMINISTRATOR_STEPPED_UP,
    revoke_session: ADMINISTRATOR_STEPPED_UP,
    revoke_sessions: ADMINISTRATOR_STEPPED_UP,
    remove_staff: ADMINISTRATOR_STEPPED_UP,
  }),
  me: of<MeAction>({
    change_my_details: STAFF,
    revoke_my_session: STAFF,
    renew_recovery_codes: STAFF_STEPPED_UP,
    replace_device: STAFF_STEPPED_UP,
    add_passkey: STAFF_STEPPED_UP,
    remove_passkey: STAFF_STEPPED_UP,
  }),
  customer: of<CustomerAction>({
    note_customer: STAFF,
    tag_customer: STAFF,
    revoke_customer_session: STAFF,
    revoke_customer_sessions: STAFF,
    export_customer: STAFF_STEPPED_UP,
    remove_customer: ADMINISTRATOR_STEPPED_UP,
  }),
  bank: of<BankAction>({ import_statement: STAFF, import_selected: STAFF, match_again: STAFF }),
  'bank-statement': of<StatementAction>({
    confirm_row: STAFF_STEPPED_UP,
    confirm_exact: STAFF_STEPPED_UP,
  }),
  'bank-row': of<RowAction>({ assign_row: STAFF_STEPPED_UP, ignore_row: STAFF, reopen_row: STAFF }),
  stock: { receive_stock },
  'stock-sheet': SHEET_ACTIONS,
  'stock-item': { adjust_stock, set_lead_time },
  catalog: { add_entry },
  'catalog-entry': { save_entry },
  prices: ofPrices,
  'prices-sheet': { read_sheet: STAFF, save_sheet: ofPrices.set_prices },
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
  partners: of<PartnerAction>({
    create_partner: ADMINISTRATOR,
    issue_key: ADMINISTRATOR_STEPPED_UP,
    pause_key: ADMINISTRATOR,
    resume_key: ADMINISTRATOR,
    revoke_key: ADMINISTRATOR,
    deactivate_partner: ADMINISTRATOR,
  }),
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
