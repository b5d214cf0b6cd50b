/** The packing board: pick list, slips, labels, tracking numbers. */
export const adminPacking = {
  title: 'Packing',
  all: 'All',
  chooseAll: 'Select all',
  pickList: 'Pick list',
  pickOrders: '{count} {count:order|orders}',
  pickByOrder: 'By order',
  code: 'Code',
  name: 'Name',
  slips: 'Packing slips (PDF)',
  labels: 'Labels',
  note: 'Customer’s note:',
  noneTitle: 'Nothing to pack',
  noneText: 'No confirmed orders are waiting to be shipped.',
  shipText:
    'Type or scan tracking numbers; Enter goes to the next order. For several parcels, separate the numbers with commas. Orders with a number are marked as shipped, and their customers get it by email. The others stay as they are.',
  shipSubmit: 'Ship the orders with a number',
  started: '{count} {count:order is|orders are} being shipped',
  startedLink: 'See the progress',
  replacement: 'Replacement, no charge',
  replaced: '{count} {count:replacement was|replacements were} shipped',
  back: 'Back to packing',
} as const
