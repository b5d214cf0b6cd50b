/** What customs of the destination charge on receipt: for pages, e-mails and documents. */
export const importCharges = {
  general: 'Duties and taxes of the destination are not included. They are charged on receipt.',
  korea:
    'Not included: Korean VAT of about {vat} ({percent}% of goods and shipping) and customs duty of {min}% to {max}%, depending on the goods. They are charged on receipt.',
} as const
