/** Where the order draft is stored and how its changes are announced, for code that must not load the draft itself. */
export const ORDER_STORAGE = 'order'
export const DRAFT_CHANGED = 'order-draft-changed'
/** The draft of the account as this browser last synced it. */
export const SAVED_STORAGE = 'order-saved'
