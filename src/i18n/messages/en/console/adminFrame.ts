/** Words of the console's frame: its areas, the search, the palette and the keys. */
export const adminFrame = {
  area_today: 'Today',
  area_statistics: 'Analytics',
  area_orders: 'Orders',
  area_bank: 'Bank statements',
  area_stock: 'Stock',
  area_catalog: 'Catalog',
  area_content: 'Content',
  area_messages: 'Messages',
  area_customers: 'Customers',
  area_staff: 'Staff',
  area_partners: 'Partners',
  area_webhooks: 'Webhooks',
  area_settings: 'Settings',
  area_audit: 'Audit log',
  area_incidents: 'Errors',
  myPage: 'My account',
  waiting: '{count} waiting',

  find: 'Find an order',
  findHint: 'Number, name, email',
  findSubmit: 'Search',

  goTo: 'Go to',
  close: 'Close',
  paletteKey: 'Ctrl K',
  paletteLabel: 'An area, a task or an order',
  paletteHint: 'Area, order number, name or email',
  paletteCount: '{count} {count:result|results}. Choose with the arrow keys, open with Enter.',
  paletteAsking: 'Searching orders',
  paletteNone: 'No matches. Try the order number or part of the name.',
  goConfirm: 'Orders to confirm',
  goShip: 'Orders to ship',
  goTransfers: 'Orders awaiting transfer',
  goRefunds: 'Refunds due',
  goYear: 'Analytics for the last 12 months',

  shortcuts: 'Keyboard shortcuts',
  shortcutsText:
    'They work while you’re not typing. On a Mac, Command K opens the list as Ctrl K does.',
  shortcutsSwitch: 'Use single-key shortcuts in this browser',

  unsavedTitle: 'Leave without saving?',
  unsavedText: 'What you typed here hasn’t been saved or sent. If you leave now, it’s lost.',
  unsavedStay: 'Stay here',
  unsavedLeave: 'Leave without saving',

  overridesTitle: 'This shop is running with unsafe settings',
  override_ALLOW_TEST_CARDS:
    'Cards are in test mode, so orders are marked as paid without any payment. Don’t ship them.',
  override_ALLOW_LOCAL_API_KEY: 'The public API key is the published default.',
  override_ALLOW_PLAIN_HTTP: 'The site has no HTTPS, so sign-ins and addresses travel unencrypted.',
  override_ALLOW_PLAIN_SMTP: 'Emails may be sent unencrypted, or to an unverified server.',
  override_ALLOW_PLAIN_DATABASE:
    'The connection to the database is unencrypted, or its certificate isn’t verified.',
} as const
