/** Terms of service and terms of sale. Every number is a parameter: the promises live in `orders/policy.ts`. Spec §1. */
export const legal = {
  title: 'Terms of service',
  description: 'The terms for using this site, and the terms of sale for orders.',
  contents: 'Contents',
  version: 'Version of {date}',
  serviceTitle: 'Using this site',
  saleTitle: 'Terms of sale',
  saleLead: 'These terms apply to every order placed on this site.',

  useTitle: 'Who these terms are between',
  useText:
    'These terms are between you and {seller}, who runs this site. By using the site you accept them. If you do not agree with them, please do not use the site.',
  accountTitle: 'Your account',
  accountText:
    'Ordering needs an account. Please give correct details, keep them up to date, and keep your password and sign-in codes to yourself. If you think somebody else has used your account, tell us at once.',
  conductTitle: 'What is not allowed',
  conductText:
    'Please do not break laws with the help of this site, order in the name of somebody else without their consent, disturb the running of the site, or copy its contents beyond what the law permits.',
  rightsTitle: 'Rights in contents and software',
  rightsText:
    'Texts, pictures and software on this site belong to us or to those who licensed them to us. Apps and SDKs may be used under the licence that comes with each of them.',
  serviceLimitsTitle: 'Availability and changes',
  serviceLimitsText:
    'We may change or interrupt the site, for example for maintenance. When we change these terms, the new version is published here with its date. An order follows the version that was accepted when it was placed.',
  serviceLawText: 'Nothing in these terms limits rights that the law gives to consumers.',

  sellerTitle: 'Seller',
  sellerText: 'Orders are a contract between you and {seller}, {address}.',
  sellerContact: 'Telephone {telephone}, e-mail {email}.',

  buyerTitle: 'Who may order',
  buyerAdults: 'Only adults of sound mind may order.',
  buyerEu:
    'If you live in a member state of the European Union, please contact us instead of ordering on this site.',

  priceTitle: 'Prices',
  priceTax: 'All prices shown include tax.',
  priceFees:
    'Shipping fee and transaction fee are added. You see each of them, and the total, before you place the order.',
  priceDuties:
    'For deliveries outside Japan, customs duties and import taxes may be charged. They are paid by the recipient.',

  contractTitle: 'How the contract is made',
  contractText:
    'Placing an order is your offer. The order is confirmed, and the contract made, when we send you the confirmation e-mail.',

  paymentTitle: 'Payment',
  paymentMethods: 'You can pay by credit card or by bank transfer.',
  paymentBank:
    'For a bank transfer we reserve the goods for {days} days. If no payment has arrived by then, the order lapses. Fees of the bank are paid by the buyer.',

  changeTitle: 'Changes and cancellation',
  changeText:
    'Until you have paid, you may cancel. After payment an order can neither be changed nor cancelled. This does not concern defective goods.',

  deliveryTitle: 'Delivery',
  deliveryWithin: 'We ship within {days} days after payment.',
  deliveryUsual:
    'We normally dispatch within {days} business days. When a scent is out of stock, it takes {min} to {max} weeks.',
  deliveryMethods:
    'Outside Japan, EMS takes about {min} to {max} weeks and DHL/UPS {days} business days from dispatch.',

  cartridgeTitle: 'Cartridges and devices',
  cartridgePlate:
    'Devices whose serial number begins with {prefix} need plate-type cartridges. Cartridges bought before {month} do not fit them.',
  cartridgeSerial:
    'If you tell us the serial number of your device when you order, we send the type that fits.',

  defectTitle: 'Defective goods',
  defectReport:
    'Please check the goods on arrival, and report a defect within {days} days of receipt.',
  defectReturn:
    'Return the goods within {days} days of your report. We then exchange them or refund them.',
} as const
