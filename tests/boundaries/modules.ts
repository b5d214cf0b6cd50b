/** Which module of the domain may use which, and which part of a module. ARCHITECTURE.md says what each is for. */

/** May a module call another one's use cases? Only what is listed; `orders` alone orchestrates. */
export const MODULE_DEPENDENCIES: Record<string, readonly string[]> = {
  backups: ['accounts'],
  cart: ['catalog'],
  catalog: ['accounts', 'webhooks'],
  contact: ['accounts'],
  'device-api': ['catalog'],
  drafts: ['accounts', 'cart', 'shipping'],
  // The texts of editors are edited in one module and read in four.
  editing: ['blog', 'careers', 'faq', 'news'],
  orders: ['accounts', 'cart', 'catalog', 'drafts', 'ledger', 'payments', 'shipping', 'webhooks'],
  // A movement says which card paid.
  ledger: ['payments'],
  legal: ['audit'],
  partners: ['accounts'],
  'personal-data': ['accounts', 'catalog', 'contact', 'drafts', 'newsletter', 'orders'],
  // A picture that any text names is not removed.
  uploads: ['blog', 'campaigns', 'careers', 'editing', 'faq', 'legal', 'news'],
  settings: ['audit', 'legal'],
  statements: ['accounts', 'orders'],
  // Parcels are part of what an event says.
  webhooks: ['partners', 'shipping'],
}

type Part = {
  /** Other parts of the same module. Every part may also use the kernel: the files directly in the module's folder. */
  uses: readonly string[]
  /** Other modules, among those that MODULE_DEPENDENCIES allows to the whole module. */
  asks: readonly string[]
}

/** The parts of the larger modules, each a folder. A folder without a row here may use nothing but the kernel. */
export const PARTS: Record<string, Record<string, Part>> = {
  orders: {
    placing: {
      uses: [],
      asks: ['accounts', 'cart', 'catalog', 'drafts', 'payments', 'shipping'],
    },
    'card-payments': { uses: ['refunds'], asks: ['ledger', 'payments'] },
    'bank-transfers': { uses: ['listing'], asks: ['ledger', 'settings'] },
    refunds: { uses: [], asks: ['catalog', 'ledger', 'payments'] },
    cancelling: { uses: ['card-payments'], asks: ['ledger', 'payments'] },
    fulfilment: { uses: [], asks: ['shipping'] },
    undoing: { uses: ['batches', 'replacements'], asks: ['catalog'] },
    replacements: { uses: [], asks: ['catalog', 'ledger', 'shipping'] },
    batches: { uses: ['fulfilment'], asks: ['accounts', 'shipping'] },
    packing: { uses: ['batches', 'documents'], asks: ['shipping'] },
    editing: { uses: ['placing'], asks: ['accounts', 'payments', 'shipping'] },
    documents: {
      uses: ['bank-transfers', 'placing'],
      asks: ['cart', 'catalog', 'shipping', 'payments'],
    },
    attention: { uses: ['refunds'], asks: ['ledger'] },
    listing: { uses: ['attention'], asks: ['catalog'] },
    customers: { uses: [], asks: ['accounts', 'ledger'] },
    statistics: { uses: [], asks: ['catalog', 'ledger'] },
    emails: { uses: [], asks: [] },
    'status-link': { uses: [], asks: [] },
  },
  accounts: {
    'sign-in': { uses: ['passwords', 'sessions'], asks: [] },
    sessions: { uses: [], asks: [] },
    passwords: { uses: ['sessions'], asks: [] },
    'email-change': { uses: [], asks: [] },
    staff: { uses: ['passwords'], asks: [] },
    passkeys: { uses: ['staff'], asks: [] },
    profile: { uses: ['sessions'], asks: [] },
  },
  catalog: {
    stock: { uses: [], asks: ['accounts', 'webhooks'] },
    'restock-alerts': { uses: [], asks: [] },
    prices: { uses: [], asks: [] },
    compatibility: { uses: ['devices'], asks: [] },
    devices: { uses: [], asks: [] },
    finder: { uses: ['devices'], asks: [] },
  },
}

/** Modules that know no other module and that every module may use. */
export const BASE_MODULES = [
  'addresses',
  'audit',
  'calendar',
  'settings',
  'rate-limits',
  'mail',
] as const

/** Files that every module may import: who may do what, and what an order can be, are one table each. */
export const OPEN_FILES = [
  'src/domain/accounts/permission.ts',
  'src/domain/accounts/role.ts',
  'src/domain/orders/lifecycle.ts',
] as const
