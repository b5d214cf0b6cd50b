/** Legal information: the notice of the Act on Specified Commercial Transactions. Numbers are parameters of the policies. Domain facts, 11.1. */
export const notice = {
  title: 'Legal information',
  description:
    'Notice under Japan’s Act on Specified Commercial Transactions: seller, prices, other costs, payment, delivery, returns and shipping fees.',
  lead: 'Notice under Article 11 of Japan’s Act on Specified Commercial Transactions.',
  contents: 'Contents',

  sellerPart: 'The seller',
  sellerTitle: 'Seller',
  managerTitle: 'Person responsible',
  addressTitle: 'Address',
  telephoneTitle: 'Telephone',
  emailTitle: 'Email',
  urlTitle: 'Website',
  invoiceTitle: 'Qualified invoice issuer',
  contactLink: 'Contact form',

  pricePart: 'Prices and payment',
  priceTitle: 'Prices',
  priceText: 'Shown on the product pages and on the order page; prices in yen include tax.',
  priceLink: 'Order page with prices',
  costsTitle: 'Other costs',
  costsShipping: 'Shipping fee: by weight and destination, as in the tables below.',
  costsFeeNone: 'Transaction fee: none.',
  costsFee: 'Transaction fee: {amount} per order.',
  costsBank: 'Bank transfer: the fees your bank charges.',
  costsDuties:
    'Outside Japan: customs duties and import taxes where they are charged, paid by the recipient.',
  costsLink: 'Shipping fees',
  methodTitle: 'Payment methods',
  methodText: 'Credit card ({brands}) or bank transfer, in advance and in one payment.',
  whenTitle: 'When you pay',
  whenCard: 'Credit card: charged when you pay, at the end of your order.',
  whenBank:
    'Bank transfer: within {days} days of the order. The email about your order names the last day.',
  offerTitle: 'Validity of an order',
  offerBank:
    'Bank transfer: goods are reserved for {days} days. The order lapses if no payment has arrived by then.',
  offerCard: 'Credit card: an order that stays unpaid for {hours} hours is canceled automatically.',

  deliveryPart: 'Delivery',
  dispatchTitle: 'Time of delivery',
  dispatchWithin:
    'We ship within {days} days after payment, normally within {business} business days.',
  dispatchLate: 'If a scent is out of stock, shipping takes {min} to {max} weeks.',
  carrierTitle: 'Shipping methods',
  carrierDomestic: 'Within Japan: parcel delivery.',
  carrierAbroad:
    'Outside Japan: EMS, about {min} to {max} weeks, or DHL/UPS, {days} business days, from the day of shipping.',
  whereTitle: 'Where we deliver',
  whereText: 'Japan, and the countries and regions listed with the shipping fees.',
  whereEu:
    'If you live in a member state of the European Union, please contact us instead of ordering.',
  whereClosed: 'Not served at present: {countries}.',

  returnsPart: 'Cancellation and returns',
  cancelTitle: 'Cancellation',
  cancelText:
    'Before payment you may cancel without cost. After payment an order can neither be changed nor canceled.',
  mindTitle: 'Change of mind',
  mindText: 'Goods cannot be returned or exchanged for reasons of your own.',
  defectTitle: 'Defective or wrong goods',
  defectReport: 'Please tell us within {days} days of arrival.',
  defectReturn:
    'We take the goods back or exchange them within {months} {months:month|months} of arrival, and pay for return shipping.',
  defectTerms:
    'The terms of sale state periods of their own. Where the two differ, the longer one applies.',
  defectLink: 'Defective goods in the terms of sale',
  lawTitle: 'Your rights by law',
  lawText:
    'If goods do not conform to the contract, the rights that the law gives you stay as they are.',

  conditionsPart: 'Conditions of sale',
  contractTitle: 'Contract',
  contractText:
    'An order is confirmed, and the contract made, when we send you the email “Order confirmed”.',
  buyerTitle: 'Who may order',
  buyerText: 'Adults of sound mind.',
  quantityTitle: 'Quantity limits',
  quantityPack:
    'A pack holds {slots} cartridges. Of one scent, an order can contain at most as many as it has packs.',
  quantitySdk: 'SDKs: one per pack, at most {sdks} per order.',
  plateTitle: 'Plate-type cartridges',
  plateText:
    'Devices whose serial number begins with {prefix} need plate-type cartridges. Cartridges bought before {month} do not fit them.',
  runsTitle: 'Operating environment',
  runsSdks: 'SDKs',
  runsApps: 'Apps',

  feesPart: 'Shipping fees',
  feesLead: 'In yen, tax included, for everything in one order.',
  feesWeight: 'Weights are as packed: {kit}\u00A0kg for a kit, {refill}\u00A0kg for a refill pack.',
  feesDollars: 'Orders from outside Japan are charged in US dollars, at {rate} dollars per yen.',
  domesticCaption: 'Within Japan (yen)',
  region: 'Region',
  sizeHead: 'Size {size}',
  sizeWeight: 'up to {weight}\u00A0kg',
  sizeNote:
    'Size {small} is one refill pack, size {middle} a kit or up to {count} packs together, size {large} more than that.',
  tohoku_north: 'North Tohoku',
  tohoku_south: 'South Tohoku',
  hokkaido: 'Hokkaido',
  kanto_shinetsu: 'Kanto, Shin-etsu',
  central: 'Hokuriku, Tokai, Kinki, Chugoku, Shikoku',
  kyushu: 'Kyushu',
  okinawa: 'Okinawa',
  emsTitle: 'EMS, outside Japan',
  courierTitle: 'DHL/UPS, outside Japan',
  abroadCaption: '{method} (yen)',
  weight: 'Up to (kg)',
  zoneHead: 'Zone {zone}',
  zonesTitle: 'Which country is in which zone',
  zonesRest: 'All other countries and regions that can be chosen in the order.',
} as const
