export const GOOD_CARD = '4242424242424242'

/** What the page of the payment sends to the processor, with a card that was typed. */
export const cardForm = (clientSecret: string, returnUrl: string, number = GOOD_CARD) => ({
  client_secret: clientSecret,
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
  return_url: returnUrl,
})
