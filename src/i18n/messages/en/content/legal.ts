/** Terms of service and terms of sale. Every number is a parameter: the promises live in `orders/policy.ts`. Spec §1. */
export const legal = {
  title: 'Terms of service',
  titleOn: 'Terms of service of {date}',
  description:
    'The terms for using this site and the terms of sale: who may order, prices, payment, delivery, cancellation and defective goods.',
  lead: 'The rules for this site, and the terms of sale for every order.',
  contents: 'Contents',
  version: 'Version of {date}',
  serviceTitle: 'Using this site',
  saleTitle: 'Terms of sale',
  saleLead: 'These terms apply to every order placed on this site.',

  useTitle: 'Parties',
  useText:
    'These terms are between you and {seller}, which runs this site. By using the site you accept them. If you do not agree with them, please do not use the site.',
  accountTitle: 'Your account',
  accountText:
    'Ordering needs an account. Please give correct details, keep them up to date, and keep your password and sign-in codes secret. If you think someone else has used your account, tell us at once.',
  conductTitle: 'What is not allowed',
  conductText:
    'You may not use this site to break the law, order in someone else’s name without their consent, disturb the running of the site, or copy its content beyond what the law permits.',
  rightsTitle: 'Rights in content and software',
  rightsText:
    'Texts, pictures and software on this site belong to us or to those who licensed them to us. Apps and SDKs may be used under the license that comes with each of them.',
  dataTitle: 'Personal data',
  dataText: 'What we collect, why, and how long we keep it is set out in the privacy policy.',
  dataLink: 'Read the privacy policy',
  serviceLimitsTitle: 'Availability and changes',
  serviceLimitsText:
    'We may change or interrupt the site, for example for maintenance. When we change these terms, the new version is published here with its date. An order follows the version that was accepted when it was placed.',
  serviceLawText: 'Nothing in these terms limits the rights that the law gives to consumers.',

  sellerTitle: 'Seller',
  sellerText: 'The seller is {seller}, {address}.',
  sellerTelephone: 'Telephone: {telephone}',
  sellerEmail: 'Email: {email}',
  sellerLink: 'Legal information',

  buyerTitle: 'Who may order',
  buyerAdults: 'Only adults of sound mind may order.',
  buyerEu:
    'If you live in a member state of the European Union, please contact us instead of ordering on this site.',

  priceTitle: 'Prices',
  priceTax: 'All prices shown in yen include tax.',
  priceFees:
    'Shipping and, where there is one, a transaction fee are added. You see each of them, and the total, before you place the order.',
  priceDuties:
    'For deliveries outside Japan, customs duties and import taxes may be charged. They are paid by the recipient.',

  contractTitle: 'How the contract is made',
  contractText:
    'Placing an order is your offer. The first email only tells you that the order has reached us. The order is confirmed, and the contract made, when we send you the email “Order confirmed”.',

  paymentTitle: 'Payment',
  paymentMethods: 'You can pay by credit card or by bank transfer.',
  paymentBank:
    'For a bank transfer we reserve the goods for {days} days. If no payment has arrived by then, the order lapses. You bear the fees of your bank.',
  paymentCard:
    'An order to be paid by card that stays unpaid for {hours} hours is canceled automatically.',

  changeTitle: 'Changes and cancellation',
  changeText:
    'Until you have paid, you may cancel without cost. After payment an order can neither be changed nor canceled. This does not concern defective goods.',

  deliveryTitle: 'Delivery',
  deliveryWithin: 'We ship within {days} days after payment.',
  deliveryUsual:
    'We normally ship within {days} business days. If a scent is out of stock, shipping takes {min} to {max} weeks.',
  deliveryMethods:
    'Outside Japan, EMS takes about {min} to {max} weeks and DHL/UPS {days} business days, from the day of shipping.',

  cartridgeTitle: 'Cartridges and devices',
  cartridgePlate:
    'Devices whose serial number begins with {prefix} need plate-type cartridges. Cartridges bought before {month} do not fit them.',
  cartridgeSerial:
    'If you give us the serial number of your device when you order, we send the type that fits.',

  defectTitle: 'Defective goods',
  defectReport:
    'Please check the goods when they arrive, and report a defect within {days} days of receipt.',
  defectReturn:
    'Return the goods within {days} days of your report. We will then exchange them or refund you.',
  defectNotice:
    'The legal information states periods of its own. Where the two differ, the longer one applies.',
  defectLink: 'Returns in the legal information',
  shortTitle: 'Your order, in short',
  shortNote: 'This overview is not part of the terms. The text below applies.',
  shortOrder: 'Order',
  shortOrderPeriod: 'Free to cancel',
  shortOrderText:
    'Until you pay, you can cancel at no cost. After payment, an order can’t be changed or canceled.',
  shortDays: '{days} days',
  shortBusinessDays: '{days} business days',
  shortPayment: 'Pay by bank transfer',
  shortPaymentText:
    'After that, the order lapses. An order to be paid by card is canceled after {hours} hours without payment.',
  shortContract: 'Confirmation',
  shortContractPeriod: 'By email',
  shortContractText: 'Our email “Order confirmed” makes the contract.',
  shortDelivery: 'Shipping, normally',
  shortDeliveryText:
    'At most {days} days after payment, or {min} to {max} weeks if a scent is out of stock.',
  shortReport: 'Report a defect',
  shortReportText: 'From the day you receive the goods.',
  shortReturn: 'Return defective goods',
  shortReturnText: 'From your report. Where the legal information gives more time, that applies.',
  shortPrices: 'Prices',
  shortPricesText:
    'In yen, tax included. Shipping is added and shown before you order. Abroad, the recipient pays any duties and import taxes.',
  shortCartridges: 'Cartridges',
  shortCartridgesText: 'Give us the serial number of your device, and we send the type that fits.',
  shortPlateText:
    'Those bought before {month} do not fit devices whose serial number begins with {prefix}. Give us the number, and we send the type that fits.',
} as const
