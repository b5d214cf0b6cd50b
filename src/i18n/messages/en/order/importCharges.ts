/** What customs of the destination charge on receipt: for pages, e-mails and documents. */
export const importCharges = {
  general: 'Duties and taxes of the destination aren’t included. They’re charged on receipt.',
  korea:
    'Korean VAT of about {vat} and duty of {min}–{max}% aren’t included. You pay them on receipt.',
} as const
