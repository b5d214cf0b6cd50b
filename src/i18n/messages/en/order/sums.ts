/** What an order costs: the rows of its sums. */
export const sums = {
  calculatedNext: 'Calculated after you enter your address',
  subtotal: 'Subtotal',
  shippingFee: 'Shipping fee',
  transactionFee: 'Transaction fee',
  includedTax: 'Consumption tax included',
  total: 'Total',
  totalTaxIncluded: 'Total (tax included)',
}
