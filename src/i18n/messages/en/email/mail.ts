export const mail = {
  subjectLine: '{subject} – {company}',
  salutation: 'Dear {name},',
  salutationWithCompany: '{company}\nDear {name},',
  labelled: '{label}: {value}',
  textHeading: '— {title} —',
  japanTime: '{date} (Japan time)',
  sentAutomatically:
    'This email was sent automatically. If you have questions, please use our contact form.',
  writeAgain: 'To reply, please use our contact form.',
  contactForm: 'Contact form',

  signInCodeSubject: '{code} is your sign-in code',
  signInCodeIntro: 'Enter this code on the sign-in page.',
  signInCodeValid:
    'The code expires in {minutes} {minutes:minute|minutes} and works once. Don’t share it with anyone.',
  signInCodeIgnore:
    'If you didn’t request a code, ignore this email. Nobody can sign in without the code.',

  verifyEmailSubject: 'Please confirm your email address',
  verifyEmailIntro:
    'An account at {company} was created with this email address. Please open the link below to confirm that the address is yours.',
  verifyEmailButton: 'Confirm this address',
  verifyEmailValid: 'The link expires in {hours} {hours:hour|hours}.',
  verifyEmailIgnore:
    'If you didn’t create an account, ignore this email and don’t open the link. The address will stay unconfirmed.',

  accountExistsSubject: 'You already have an account',
  accountExistsIntro:
    'Someone tried to sign up at {company} with this email address. It already has an account, so no new one was created and nothing has changed.',
  accountExistsHow:
    'If it was you, sign in with a code that we send to this address. You don’t need your password.',
  accountExistsButton: 'Sign in',
  accountExistsIgnore: 'If it wasn’t you, there’s nothing you need to do.',

  passwordResetSubject: 'Choose a new password',
  passwordResetIntro:
    'Someone asked for a new password for your account at {company}. Please open the link below to choose one.',
  passwordResetButton: 'Choose a new password',
  passwordResetValid:
    'The link expires in {minutes} {minutes:minute|minutes} and works once. When the new password is set, you’re signed out on all other devices. Don’t forward this email.',
  passwordResetIgnore:
    'If you didn’t ask for this, ignore this email and don’t open the link. Your password won’t change.',
  passwordChangedSubject: 'Your password has been changed',
  passwordChangedIntro:
    'The password of your account at {company} has been changed. Every device that was signed in before has been signed out.',
  passwordChangedByYou: 'If it was you, there’s nothing you need to do.',
  passwordChangedByOther:
    'If it wasn’t you, someone else may be reading your email, because the link for a new password is sent to this address. Change your email password first, and then choose a new one here.',
  passwordChangedInside:
    'The password of your account at {company} has been changed by someone who was signed in to it. Every other device has been signed out.',
  passwordChangedByInsider:
    'If it wasn’t you, choose a new password now. The link for it comes to this address, and setting it signs out every device.',

  emailChangeOldSubject: 'Is this your new email address?',
  emailChangeOldIntro:
    'Someone who is signed in to your account at {company} wants to change its email address.',
  emailChangeNewLabel: 'New address',
  emailChangeOldHow:
    'To change the address, open both links: the one below and the one we’ve sent to the new address.',
  emailChangeOldButton: 'Agree to the change',
  emailChangeValid: 'The link expires in {hours} {hours:hour|hours}. Don’t forward this email.',
  emailChangeOldIgnore:
    'If it wasn’t you, don’t open the link. The address won’t change. Someone else is signed in to your account, so please choose a new password as well. That signs out every device.',
  emailChangeNewSubject: 'Confirm your new email address',
  emailChangeNewIntro:
    'Someone wants to use this email address for an account at {company}. Please open the link below to confirm that it’s yours.',
  emailChangeNewButton: 'Confirm this address',
  emailChangeNewHow:
    'We’ve sent a link to the current address too. The change is made when both have been opened and confirmed.',
  emailChangeNewIgnore:
    'If you didn’t ask for this, ignore this email and don’t open the link. Nothing will change.',
  emailChangeTakenSubject: 'This address already has an account',
  emailChangeTakenIntro:
    'Someone wanted to use this email address for another account at {company}. It already has an account of its own, so nothing has changed.',
  emailChangeTakenHow:
    'If it was you, you can sign in with this address as it is. Each address belongs to one account only. To use it for the other one, close this account first.',
  emailChangedSubject: 'Your email address has been changed',
  emailChangedOldIntro:
    'Your account at {company} has a new email address. This one no longer opens it.',
  emailChangedByOther:
    'If it wasn’t you, someone else may be reading your email, because the change needed a link that was sent here. Change your email password first, and then contact us.',
  emailChangedNewIntro:
    'This is now the email address of your account at {company}. Please sign in with it from now on.',
  emailChangedNewOrders:
    'Emails about orders you placed earlier still go to the address you gave with each order.',

  accountClosedSubject: 'Your account has been closed',
  accountClosedIntro:
    'Your account at {company} has been closed. Your name, profile, draft order, password and every sign-in have been deleted.',
  accountClosedOrders:
    'Orders you placed stay with us for as long as tax and commercial law requires, without your phone number and notes.',
  accountClosedAgain: 'You can create a new account with this address at any time.',
  accountClosedByOther: 'If you didn’t close it, please contact us.',

  sessionReusedSubject: 'We have ended one of your sign-ins',
  sessionReusedIntro:
    'Someone used an expired sign-in of your account at {company}, which can mean it was copied. To be safe, we’ve ended it.',
  sessionReusedClient: 'Signed in with',
  sessionReusedAgain:
    'There can be a harmless reason, such as a browser restored from a backup. In that case, simply sign in again.',
  sessionReusedCaution:
    'If you see orders or changes you didn’t make, choose a new password. That signs out every device.',

  accountMissingSubject: 'This address has no account',
  accountMissingIntro:
    'Someone asked {company} for a new password for this email address. We have no account with it, so there’s no password to set.',
  accountMissingHow:
    'If it was you, your account may be under another address. To use this one, sign in with a code that we email you. The code creates your account.',
  accountMissingButton: 'Sign in',
  accountMissingIgnore: 'If it wasn’t you, there’s nothing you need to do.',

  staffSignInSubject: 'Your sign-in link for the staff console',
  staffSignInIntro: 'Open this link to sign in to the staff console of {company}.',
  staffSignInButton: 'Sign in to the staff console',
  staffSignInValid:
    'The link expires in {minutes} {minutes:minute|minutes} and works once. Don’t forward this email.',
  staffSignInIgnore: 'If you didn’t request this link, don’t open it, and tell an administrator.',

  staffInvitationSubject: 'You can now work in the staff console',
  staffInvitationIntro_support:
    'An administrator of {company} has given you access to the staff console, for customer support.',
  staffInvitationIntro_operations:
    'An administrator of {company} has given you access to the staff console, for operations.',
  staffInvitationIntro_content:
    'An administrator of {company} has given you access to the staff console, for content.',
  staffInvitationIntro_staff:
    'An administrator of {company} has given you access to the staff console, as staff.',
  staffInvitationIntro_administrator:
    'An administrator of {company} has given you access to the staff console, as an administrator.',
  staffInvitationNext:
    'The first time you sign in, you’ll set up one-time passwords. You’ll need an authenticator app on your phone.',
  staffInvitationIgnore:
    'If you didn’t expect this, don’t open the link, and ask an administrator.',
  staffLinkAgain: 'If the link has expired, request a new one',
  staffDeviceResetSubject: 'Please set up your one-time passwords again',
  staffDeviceResetIntro:
    'Your one-time password for the staff console of {company} was reset. You were signed out everywhere. Your passkeys and recovery codes no longer work.',
  staffDeviceResetNext:
    'Open the link and set them up on your phone again. The old entry in your authenticator app no longer works.',
  staffRoleChangedSubject: 'Your role in the staff console has changed',
  staffRoleChangedIntro_support:
    'In the staff console of {company}, you now work in customer support: you read orders and customers and answer messages.',
  staffRoleChangedIntro_operations:
    'In the staff console of {company}, you now work in operations: orders, transfers, shipping and stock.',
  staffRoleChangedIntro_content:
    'In the staff console of {company}, you now work on content: news, pages and pictures.',
  staffRoleChangedIntro_staff:
    'In the staff console of {company}, you now work as staff. Only administrators can change settings, prices and staff.',
  staffRoleChangedIntro_administrator:
    'In the staff console of {company}, you’re now an administrator. You can also change settings, prices and staff.',
  staffSessionsEndedSubject: 'An administrator ended your sign-in',
  staffSessionsEndedIntro:
    'An administrator has ended your sign-in to the staff console of {company}. You can sign in again with a new link.',
  staffSignInChangedSubject_recovery_codes_made: 'New recovery codes for the staff console',
  staffSignInChangedSubject_recovery_code_used: 'A recovery code for the staff console was used',
  staffSignInChangedSubject_passkey_added: 'A passkey for the staff console was added',
  staffSignInChangedSubject_passkey_removed: 'A passkey for the staff console was removed',
  staffSignInChanged_recovery_codes_made:
    'New recovery codes were made for your account in the staff console of {company}. The old ones no longer work.',
  staffSignInChanged_recovery_code_used:
    'One of your recovery codes was used in the staff console of {company}. {left:One is|# are} left. You can make new ones on your account page.',
  staffSignInChanged_passkey_added:
    'The passkey “{name}” was added to your account in the staff console of {company}. It can be used to sign in.',
  staffSignInChanged_passkey_removed:
    'The passkey “{name}” was removed from your account in the staff console of {company}. It can no longer be used to sign in.',
  staffSignInChangedNotYou: 'If this wasn’t you, tell an administrator at once.',
  staffRemovedSubject: 'Your access to the staff console has ended',
  staffRemovedIntro:
    'You no longer have access to the staff console of {company}. You were signed out everywhere.',
  staffRemovedCustomer: 'Your customer account stays as it is.',
  staffNotAsked: 'If this surprises you, please ask an administrator.',
  openConsole: 'Open the staff console',

  orderNumber: 'Order number',
  orderedAt: 'Ordered on',
  paymentMethod: 'Payment method',
  card: 'Credit card',
  bankTransfer: 'Bank transfer',
  productsTitle: 'Your order',
  productLine: '{name} × {count} ({unit} each)',
  cartridgesTitle: 'Cartridges',
  cartridgeLine: '{name} ({code})',
  chamber: 'Chamber {number}',
  packageTitle: '{product} {number}',
  cartridgesPlate: 'Plate-type cartridges for device {serial}',
  cartridgesStandard: 'Standard cartridges for device {serial}',
  sdksTitle: 'SDKs',
  sdkNone: 'None',
  pieces: '× {count}',
  amountsTitle: 'Amount',
  subtotal: 'Subtotal',
  shippingFee: 'Shipping fee',
  transactionFee: 'Transaction fee',
  total: 'Total',
  totalTaxIncluded: 'Total (tax included)',
  includedTax: 'Consumption tax ({percent}%) included in the total',
  addressTitle: 'Shipping address',
  addressOnOrderPage: 'The full address is shown on the order page after you sign in.',
  phone: 'Phone: {phone}',
  nextTitle: 'What happens next',
  viewOrder: 'View your order',
  statusLink: 'See the status without signing in (for {days} {days:day|days})',
  noChangeAfterPayment: 'An order cannot be changed or canceled after payment.',

  orderReceivedSubject: 'We have received your order {number}',
  orderReceivedIntro: 'Thank you for ordering from {company}. We have received the order below.',
  orderReceivedNoContract:
    'This email only tells you that your order has reached us. The contract of sale is made when we send you the “Order confirmed” email, and not before.',
  orderReceivedCard:
    'If you haven’t paid yet, please pay by credit card on the order page. We automatically cancel an order that’s still unpaid {hours} {hours:hour|hours} after it was placed.',
  orderReceivedBank:
    'We’ll send you the bank account and the amount to transfer in a separate email. Please wait for it before you make the transfer.',
  orderReceivedAfter:
    'Once your payment arrives, we’ll check your order and email you a confirmation.',
  payOnSite: 'Open the order page',

  bankSubject: 'Bank transfer for your order {number}',
  bankIntro: 'Thank you for your order. Please transfer the amount below to our account.',
  transferTitle: 'Your transfer',
  transferAmount: 'Amount',
  transferDeadline: 'Transfer by',
  deliveryTime: 'Delivery time: {time}',
  documentsInvoice: 'Your invoice (PDF)',
  documentsReceipt: 'Your receipt (PDF)',
  documentsAll: 'Invoices and receipts (PDF) on the order page',
  payerName: 'Payer name to enter',
  accountTitle: 'Our account',
  bankName: 'Bank',
  bankCode: 'Bank code',
  bankBranch: 'Branch',
  bankBranchCode: 'Branch code',
  bankAccountType: 'Account type',
  bankAccountNumber: 'Account number',
  bankAccountHolder: 'Account holder',
  bankSwift: 'SWIFT code',
  bankNotesTitle: 'Please note',
  bankHold:
    'We hold the goods for you until {date} (Japan time). If the transfer has not arrived by then, the order lapses.',
  bankPayer:
    'Please enter the order number before your name, so that we can match the transfer with your order. If the field is too short or doesn’t accept your name, the order number alone is enough. If you can’t change it at all, that’s fine. Just tell us the name on the order page.',
  bankExact: 'Please transfer the exact amount in one payment. You pay any bank charges.',
  bankAbroad:
    'Sending and intermediary banks charge fees, often 20 to 40 US dollars in all. Choose to have the sender pay all charges (OUR), so that the full amount arrives.',
  remittanceMessage: 'Message to the beneficiary',
  remittanceNote:
    'Please enter the order number as the message to the beneficiary (remittance information), and “purchase of goods” as the purpose. Our bank shows us the message, so we can match the transfer with your order.',
  bankForeign: 'International bank transfer',
  bankAddress: 'Bank address',
  bankHolderAddress: 'Beneficiary’s address',

  paymentReceivedSubject: 'Payment received for your order {number}',
  paymentReceivedIntro: 'Thank you. We’ve received your payment.',
  amountReceived: 'Amount received',
  receivedAt: 'Received on',
  paymentReceivedNext:
    'We’ll now check your order and then send you the “Order confirmed” email. The contract of sale is made by that email.',

  orderConfirmedSubject: 'Order confirmed: {number}',
  orderConfirmedIntro:
    'We accept your order {number}. With this email, the contract of sale between you and {company} is made.',
  dispatchTitle: 'Shipping',
  dispatchWithin:
    'We ship within {days} {days:day|days} of your payment, normally within {businessDays} business {businessDays:day|days}.',
  dispatchOutOfStock:
    'If an item is out of stock, shipping takes {min:words} to {max:words} weeks.',
  dispatchTracking: 'We’ll send you the tracking number when your parcel leaves.',
  deliveryEms: 'Delivery by EMS takes about {min:words} to {max:words} weeks.',
  deliveryCourier: 'Delivery by DHL/UPS takes {days:words} business {days:day|days}.',
  defectsTitle: 'If the goods are defective',
  defectsTerms:
    'Terms of sale: please report the defect within {reportDays} {reportDays:day|days} of receipt and return the goods within {returnDays} {returnDays:day|days} of your report.',
  defectsLegalNotice:
    'Legal information: please report the defect within {reportDays} {reportDays:day|days} of arrival; goods are returned or exchanged within {months} {months:month|months} of arrival.',
  defectsLonger: 'Whichever period is longer applies.',
  termsOfSale: 'Terms of sale',
  legalNotice: 'Legal information',

  orderEmailChangedSubject: 'The email address of your order {number} has been changed',
  orderEmailChangedIntro:
    'Our staff changed the email address of order {number}. From now on, we’ll email the address below about it instead of this one.',
  orderEmailChangedByOther:
    'If you placed this order and didn’t ask for the change, please tell us.',

  orderLinkSubject: 'Where to see your order {number}',
  orderLinkIntro:
    'We changed the email address of this order to yours. From now on, we’ll write to you here.',
  orderLinkMistaken: 'If you didn’t order from us, please tell us.',

  orderShippedSubject: 'Your order {number} has been shipped',
  orderShippedIntro: 'Your order is on its way.',
  shipmentTitle: 'Shipment',
  shippingMethod: 'Shipping method',
  methodDomestic: 'Parcel delivery in Japan',
  methodEms: 'EMS',
  methodCourier: 'DHL/UPS',
  trackParcel: 'Track the parcel',
  trackParcelOf: 'Track parcel {number}',
  trackingNumber: 'Tracking number',
  trackingNumberOf: 'Tracking number ({number} of {count})',
  packages: 'Packs',
  packageCount: '{count}',

  orderLapsedSubject: 'Your order {number} has lapsed',
  orderLapsedIntro:
    'We didn’t receive a transfer for your order {number} by the deadline, {date} (Japan time). The order has lapsed, and we no longer hold the goods for you.',
  orderLapsedPaid:
    'If you’ve already made the transfer, please let us know through the contact form. If the goods are still in stock, we’ll process your order. Otherwise we’ll refund the amount.',
  orderLapsedAgain: 'If you still want the goods, please place a new order.',
  orderAgain: 'Place a new order',

  orderCanceledSubject: 'Your order {number} has been canceled',
  orderCanceledIntro: 'Your order {number} has been canceled. There’s nothing to pay.',
  orderCanceledPaid:
    'If you’ve already made a bank transfer for it, please let us know through the contact form. We’ll refund the amount.',
  orderCanceledReturn: 'We’ve received {amount} for it and will refund it.',

  transferPreview: 'Please transfer {amount} by {date} (Japan time).',
  transferReminderSubject: 'Your order {number} is waiting for your transfer',
  transferReminderIntro:
    'We haven’t received a transfer for your order {number} yet. We’ll hold the goods for you until {date} (Japan time).',
  transferReminderLastSubject: 'Please transfer by {date}: order {number}',
  transferReminderLastIntro:
    'We haven’t received a transfer for your order {number} yet. The last day is {date} (Japan time). After that, the order lapses and we no longer hold the goods for you.',
  transferCrossed:
    'Have you already made the transfer? Then there’s nothing you need to do. On the order page you can tell us that it’s on its way.',
  transferShortSubject: '{missing} is still due for your order {number}',
  transferShortIntro:
    'Thank you for your transfer. We’ve received {received} for your order {number}, which is {missing} less than the total.',
  transferShortAsk:
    'Please transfer the remaining {missing} by {date} (Japan time). We’ll keep holding the goods for you.',
  transferShortSoon:
    'Please transfer the remaining {missing} as soon as you can. We’ll keep holding the goods for you.',
  transferShortWhy: 'The usual reason is a bank charge deducted on the way.',
  receivedSoFar: 'Received so far',
  stillMissing: 'Still due',
  transferExcessSubject: 'You transferred {excess} too much for your order {number}',
  transferExcessIntro:
    'Thank you for your transfer. We received {excess} more than the total of your order {number}. We’ll refund the difference.',

  deadlineExtendedSubject: 'You have until {date} to transfer: order {number}',
  deadlineExtendedIntro:
    'We’ve extended the transfer deadline of your order {number} to {date} (Japan time). We’ll hold the goods for you until then.',
  deadlineExtendedSame: 'Our account and the details to enter haven’t changed.',

  replacementTitle: 'Your replacement',
  replacementNumber: 'Replacement number',
  replacementOpenedSubject: 'We’re sending a replacement for order {number}',
  replacementOpenedIntro: 'We’re sending you the goods below once more, free of charge.',
  replacementOpenedNext:
    'We’ll email you the tracking number as soon as the parcel has been shipped.',
  replacementShippedSubject: 'The replacement for your order {number} has been shipped',
  replacementShippedIntro: 'We’ve shipped the replacement for your order. It’s free of charge.',
  replacementCustoms:
    'For customs, the parcel states the value of the goods. We charge you nothing for them.',
  replacementCanceledSubject: 'The replacement for your order {number} has been canceled',
  replacementCanceledIntro:
    'We won’t send the replacement below. If you didn’t expect this, please tell us through the contact form.',

  refundAmount: 'Refund amount',
  refundMethod: 'Refunded by',
  refundAccount:
    'Please tell us through the contact form which bank account we should send it to, and mention the order number.',
  refundForTitle: 'What it’s for',
  refundGoods: 'Part of the price of goods',
  refundExcess: 'Paid in excess',
  refundDueSubject: 'We’re refunding your payment for order {number}',
  refundDueTransferLate:
    'Your transfer for order {number} arrived after the order had ended, and the goods are no longer available. We’ll refund everything we’ve received.',
  refundDueTransferCanceled:
    'Your transfer for order {number} arrived after the order had been canceled. We’ll refund everything we’ve received.',
  refundDueCardLate:
    'Your card payment for order {number} came through after the order had ended, and the goods are no longer available. We’ll refund the full amount to your card.',
  refundDueCardCanceled:
    'Your card payment for order {number} came through after the order had been canceled. We’ll refund the full amount to your card.',
  refundDueNext: 'We’ll email you as soon as the money has been sent.',
  refundSentSubject: 'Refund sent for your order {number}',
  refundSentPartSubject: 'Partial refund sent for your order {number}',
  refundSentWhole:
    'We’ve refunded {amount} for your order {number}. That’s everything you paid for it.',
  refundSentPart:
    'We’ve refunded {amount} for your order {number}. Nothing else about the order changes.',
  refundSentByCard:
    'The money goes to the card you paid with. When it appears on your statement depends on your card company.',
  refundSentByTransfer: 'We sent it by bank transfer. When it arrives depends on your bank.',

  orderDeliveredSubject: 'Your order {number} has been delivered',
  orderDeliveredIntro: 'According to our records, your order has been delivered.',
  orderDeliveredMissing: 'If you haven’t received it, please tell us through the contact form.',
  deliveredOn: 'Delivered on',

  customer: 'Customer',
  stockLowSubject: '{count} {count:scent is|scents are} running low',
  stockLowIntro:
    'Fewer packs are left than we want in stock, or than usually sell before a new delivery arrives.',
  stockLowFree: '{count} left to sell',
  stockLowKnown:
    '{count} more {count:scent is|scents are} still low. An earlier email named {count:it|them}.',
  backupSubject: 'Backups of the shop have stopped',
  backupIntro:
    'No backup has been made and verified for more than {hours} hours. If the disk failed now, everything since the last one would be lost.',
  backupLast: 'Last verified backup',
  backupNone: 'None yet',
  backupProblem: 'Last error',
  backupNext:
    'Please check that the backup folder can be reached and has free space. The shop tries again every hour, and the console shows the age of the last backup. You won’t get this email again until a backup has succeeded.',
  openInConsole: 'Open in the staff console',
  needsReviewSubject: 'Please check order {number}',
  disputeSubject: 'Card payment disputed: order {number}',
  disputeIntro:
    'The customer’s card company has taken a payment back and asks for evidence. If you don’t respond in time, the customer keeps the money.',
  disputeNumber: 'Dispute',
  disputeAmount: 'Disputed amount',
  disputeDue: 'Evidence due by',

  contactNoticeSubject: 'Message from {name}',
  contactName: 'Name',
  contactEmail: 'Email',
  contactCompany: 'Company',
  contactTopic: 'About',
  contactTopicGeneral: 'General inquiry',
  contactTopicSignage: 'Signage rental',
  contactLanguage: 'Language',
  contactMessage: 'Message',
  contactUnverified: 'The sender didn’t pass the captcha, so this may be automated.',

  contactReceivedSubject: 'We have received your message',
  contactReceivedIntro:
    'Thank you for your message. We’ll reply within {days:one business day|# business days}.',
  contactReceivedIgnore: 'If you didn’t contact us, please ignore this email.',

  contactReplySubject: 'Our reply to your message',
  contactReplySubjectOf: 'Re: {subject}',
  contactReplyIntro: 'Thank you for your message. Here’s our reply.',
  contactReplyAsked: 'Your message of {day}',

  newsletterConfirmSubject: 'Please confirm your subscription',
  newsletterConfirmIntro:
    'Someone asked us to send the {company} newsletter to this email address. Open the link to subscribe.',
  newsletterConfirmButton: 'Confirm subscription',
  newsletterConfirmValid: 'The link expires in {days} {days:day|days}.',
  newsletterConfirmIgnore:
    'If it wasn’t you, ignore this email. You won’t receive anything from us.',

  scentBackSubject: '{name} is back in stock',
  scentBackIntro:
    'On {day}, {company} was asked to email this address when this scent is back in stock. You can order it now.',
  scentBackButton: 'Order this scent',
  scentBackOnce:
    'This is the only email for that request. If you didn’t ask for it, you can ignore it.',
} as const
