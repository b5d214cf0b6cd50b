/** What customs of the destination charge on receipt: for pages, e-mails and documents. */
export const importCharges = {
  general: 'Duties and taxes of the destination aren’t included. They’re charged on receipt.',
  korea:
    'Not included: Korean VAT of about {vat} ({percent}% of goods and shipping) and customs duty of {min}% to {max}%, depending on the goods. You pay them on receipt.',
} as const
