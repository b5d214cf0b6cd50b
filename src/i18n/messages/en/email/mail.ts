export const mail = {
  subjectLine: '{subject} – {company}',
  salutation: 'Dear {name},',
  salutationWithCompany: 'Dear {name}, {company},',
  labelled: '{label}: {value}',
  textHeading: '— {title} —',
  japanTime: '{date} (Japan time)',
  sentAutomatically:
    'This message was sent automatically. For questions, please use our contact form.',
  writeAgain: 'To write to us again, please use our contact form.',
  contactForm: 'Contact form',

  signInCodeSubject: '{code} is your sign-in code',
  signInCodeIntro: 'Enter this code on the sign-in page.',
  signInCodeValid:
    'The code is valid for {minutes} {minutes:minute|minutes} and can be used once. Do not pass it on to anyone.',
  signInCodeIgnore:
    'If you did not ask for a code, ignore this message. Nobody can sign in without the code.',

  verifyEmailSubject: 'Please confirm your e-mail address',
  verifyEmailIntro:
    'An account at {company} was created with this e-mail address. Please open the link below to confirm that the address is yours.',
  verifyEmailButton: 'Confirm this address',
  verifyEmailValid: 'The link is valid for {hours} {hours:hour|hours}.',
  verifyEmailIgnore:
    'If you did not create an account, ignore this message and do not open the link. The address then stays unconfirmed.',

  accountExistsSubject: 'You already have an account',
  accountExistsIntro:
    'Somebody tried to sign up at {company} with this e-mail address. It already has an account, so no new one was created and nothing has changed.',
  accountExistsHow:
    'If it was you, sign in with a code that we send to this address. You do not need your password.',
  accountExistsButton: 'Sign in',
  accountExistsIgnore: 'If it was not you, there is nothing you need to do.',

  passwordResetSubject: 'Choose a new password',
  passwordResetIntro:
    'Somebody asked for a new password for your account at {company}. Please open the link below to choose one.',
  passwordResetButton: 'Choose a new password',
  passwordResetValid:
    'The link is valid for {minutes} {minutes:minute|minutes} and works once. When the new password is set, you are signed out on all other devices. Do not forward this message.',
  passwordResetIgnore:
    'If you did not ask for this, ignore this message and do not open the link. Your password then stays as it is.',
  passwordChangedSubject: 'Your password has been changed',
  passwordChangedIntro:
    'The password of your account at {company} has been changed. Every device that was signed in before has been signed out.',
  passwordChangedByYou: 'If it was you, there is nothing you need to do.',
  passwordChangedByOther:
    'If it was not you, somebody else may be reading your mail, because the link for a new password is sent to this address. Change the password of your mailbox first, and then choose a new one here.',
  passwordChangedInside:
    'The password of your account at {company} has been changed by somebody who was signed in to it. Every other device has been signed out.',
  passwordChangedByInsider:
    'If it was not you, choose a new password now. The link for it comes to this address, and setting it signs out every device.',

  emailChangeOldSubject: 'Is this your new e-mail address?',
  emailChangeOldIntro:
    'Somebody who is signed in to your account at {company} wants to change its e-mail address.',
  emailChangeNewLabel: 'New address',
  emailChangeOldHow:
    'The address changes only when both mailboxes agree: this one by the link below, the new one by the link we have sent there.',
  emailChangeOldButton: 'Agree to the change',
  emailChangeValid:
    'The link is valid for {hours} {hours:hour|hours}. Do not forward this message.',
  emailChangeOldIgnore:
    'If it was not you, do not open the link: the address then stays as it is. Somebody else is signed in to your account, so please choose a new password as well. That signs out every device.',
  emailChangeNewSubject: 'Confirm your new e-mail address',
  emailChangeNewIntro:
    'An account at {company} is to use this e-mail address from now on. Please open the link below to confirm that it is yours.',
  emailChangeNewButton: 'Confirm this address',
  emailChangeNewHow:
    'The present address has been sent a link too. The change is made when both have been opened and confirmed.',
  emailChangeNewIgnore:
    'If you did not ask for this, ignore this message and do not open the link. Nothing then changes.',
  emailChangeTakenSubject: 'This address already has an account',
  emailChangeTakenIntro:
    'Somebody wanted to use this e-mail address for another account at {company}. It already has an account of its own, so nothing has changed.',
  emailChangeTakenHow:
    'If it was you, you can sign in with this address as it is. An address belongs to one account only: to use it for the other one, close this account first.',
  emailChangedSubject: 'Your e-mail address has been changed',
  emailChangedOldIntro:
    'Your account at {company} has a new e-mail address. This one no longer opens it.',
  emailChangedByOther:
    'If it was not you, somebody else may be reading your mail, because the change needed a link that was sent here. Change the password of your mailbox first, and then write to us.',
  emailChangedNewIntro:
    'This is now the e-mail address of your account at {company}. Please sign in with it from now on.',
  emailChangedNewOrders:
    'News about orders you placed before still goes to the address you gave with each order.',

  accountClosedSubject: 'Your account has been closed',
  accountClosedIntro:
    'Your account at {company} has been closed. Your name, profile, draft order, password and every sign-in have been deleted.',
  accountClosedOrders:
    'Orders you placed stay with us for as long as tax and commercial law requires, without your telephone number and notes.',
  accountClosedAgain: 'You can make a new account with this address whenever you like.',
  accountClosedByOther: 'If it was not you who closed it, please write to us.',

  sessionReusedSubject: 'We have ended one of your sign-ins',
  sessionReusedIntro:
    'A sign-in to your account at {company} was used with an old key, as happens when somebody has copied it. To be safe, we have ended that sign-in.',
  sessionReusedClient: 'Signed in with',
  sessionReusedAgain:
    'There can be a harmless reason, such as a browser restored from a backup. Then simply sign in again.',
  sessionReusedCaution:
    'If you see orders or changes you did not make, choose a new password. That signs out every device.',

  accountMissingSubject: 'This address has no account',
  accountMissingIntro:
    'Somebody asked {company} for a new password for this e-mail address. We have no account with it, so there is no password to set.',
  accountMissingHow:
    'If it was you, your account may be under another address. To use this one, sign in with a code that we e-mail you: the code creates your account.',
  accountMissingButton: 'Sign in',
  accountMissingIgnore: 'If it was not you, there is nothing you need to do.',

  staffSignInSubject: 'Your sign-in link for the staff console',
  staffSignInIntro: 'Open this link to sign in to the staff console of {company}.',
  staffSignInButton: 'Sign in to the staff console',
  staffSignInValid:
    'The link is valid for {minutes} {minutes:minute|minutes} and works once. Do not forward this message.',
  staffSignInIgnore: 'If you did not ask for this link, do not open it, and tell an administrator.',

  staffInvitationSubject: 'You can now work in the staff console of {company}',
  staffInvitationIntro_staff:
    'An administrator of {company} has given you access to the staff console, as staff.',
  staffInvitationIntro_administrator:
    'An administrator of {company} has given you access to the staff console, as an administrator.',
  staffInvitationNext:
    'The first time, you set up one-time passwords. For this you need an authenticator app on your phone.',
  staffInvitationIgnore:
    'If you did not expect this, do not open the link, and tell the person who would have invited you.',
  staffLinkAgain: 'If the link is too old, ask for a new one',
  staffDeviceResetSubject: 'Please set up your one-time passwords again',
  staffDeviceResetIntro:
    'An administrator has reset your one-time password for the staff console of {company}. You were signed out everywhere.',
  staffDeviceResetNext:
    'Open the link and set them up on your phone again. The old entry in your authenticator app no longer works.',
  staffRoleChangedSubject: 'Your role in the staff console has changed',
  staffRoleChangedIntro_staff:
    'In the staff console of {company} you now work as staff. Settings, prices and people are left to administrators.',
  staffRoleChangedIntro_administrator:
    'In the staff console of {company} you are now an administrator. You can also change settings, prices and people.',
  staffSessionsEndedSubject: 'An administrator ended your sign-in',
  staffSessionsEndedIntro:
    'An administrator has ended your sign-in to the staff console of {company}. You can sign in again with a new link.',
  staffRemovedSubject: 'Your access to the staff console has ended',
  staffRemovedIntro:
    'You no longer have access to the staff console of {company}. You were signed out everywhere.',
  staffRemovedCustomer: 'Your account as a customer stays as it is.',
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
  phone: 'Telephone: {phone}',
  nextTitle: 'What happens next',
  viewOrder: 'View your order',
  statusLink: 'See the status without signing in (for {days} {days:day|days})',
  noChangeAfterPayment: 'An order cannot be changed or cancelled after payment.',

  orderReceivedSubject: 'We have received your order {number}',
  orderReceivedIntro: 'Thank you for ordering from {company}. We have received the order below.',
  orderReceivedNoContract:
    'This message only tells you that your order has reached us. The contract of sale is made when we send you the message “Order confirmed”, and not before.',
  orderReceivedCard:
    'If you have not paid yet, please pay by credit card on the order page. An order that is still unpaid {hours} {hours:hour|hours} after it was placed is cancelled automatically.',
  orderReceivedBank:
    'We send you the bank account and the amount to transfer in a separate message. Please wait for it before you make the transfer.',
  orderReceivedAfter: 'Once your payment has arrived, we check the order and confirm it by e-mail.',
  payOnSite: 'Open the order page',

  bankSubject: 'Bank transfer for your order {number}',
  bankIntro: 'Thank you for your order. Please transfer the amount below to our account.',
  transferTitle: 'Your transfer',
  transferAmount: 'Amount',
  transferDeadline: 'Transfer by',
  deliveryTime: 'Delivery time: {time}',
  documentsInvoice: 'Your invoice (PDF)',
  documentsReceipt: 'Your receipt (PDF)',
  documentsAll: 'Invoices and receipts (PDF) on the order’s page',
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
    'Please enter the order number before your name, so that we can match the transfer with your order. If the field is too short or does not accept your name, the order number alone is enough. If you can’t change it at all, that’s fine: tell us the name on the order’s page.',
  bankExact: 'Please transfer the exact amount in one payment. Bank charges are at your expense.',
  bankAbroad:
    'Sending and intermediary banks charge fees, often 20 to 40 US dollars in all. Choose that the sender pays all charges (OUR), so that the full amount arrives.',
  remittanceMessage: 'Message to the beneficiary',
  remittanceNote:
    'Please enter the order number as the message to the beneficiary (remittance information), and “purchase of goods” as the purpose. Our bank shows us the message, so we can match the transfer with your order.',
  bankForeign: 'International bank transfer',
  bankAddress: 'Bank address',
  bankHolderAddress: 'Beneficiary’s address',

  paymentReceivedSubject: 'Payment received for your order {number}',
  paymentReceivedIntro: 'Thank you. We have received your payment.',
  amountReceived: 'Amount received',
  receivedAt: 'Received on',
  paymentReceivedNext:
    'We now check your order and then send you the message “Order confirmed”. The contract of sale is made by that message.',

  orderConfirmedSubject: 'Order confirmed: {number}',
  orderConfirmedIntro:
    'We accept your order {number}. With this message the contract of sale between you and {company} is made.',
  dispatchTitle: 'Dispatch',
  dispatchWithin:
    'We ship within {days} {days:day|days} of your payment, normally within {businessDays} business {businessDays:day|days}.',
  dispatchOutOfStock: 'If an item is out of stock, shipping takes {min} to {max} weeks.',
  dispatchTracking: 'We send you the tracking number when the goods leave.',
  deliveryEms: 'Delivery by EMS takes about {min} to {max} weeks.',
  deliveryCourier: 'Delivery by DHL/UPS takes about {days} business {days:day|days}.',
  defectsTitle: 'If the goods are defective',
  defectsTerms:
    'Terms of sale: please report the defect within {reportDays} {reportDays:day|days} of receipt and return the goods within {returnDays} {returnDays:day|days} of your report.',
  defectsLegalNotice:
    'Legal information: please report the defect within {reportDays} {reportDays:day|days} of arrival; goods are returned or exchanged within {months} {months:month|months} of arrival.',
  defectsLonger: 'Whichever period is longer applies.',
  termsOfSale: 'Terms of sale',
  legalNotice: 'Legal information',

  orderEmailChangedSubject: 'The e-mail address of your order {number} has been changed',
  orderEmailChangedIntro:
    'Our staff changed the e-mail address of order {number}. From now on we write about it to the address below, and no longer to this one.',
  orderEmailChangedByOther:
    'If you placed this order and did not ask for the change, please tell us.',

  orderLinkSubject: 'Where to see your order {number}',
  orderLinkIntro:
    'We changed the e-mail address of this order to yours. From now on we write to you here.',
  orderLinkMistaken: 'If you did not order from us, please tell us.',

  orderShippedSubject: 'Your order {number} has been shipped',
  orderShippedIntro: 'Your order is on its way.',
  shipmentTitle: 'Shipment',
  shippingMethod: 'Shipping method',
  methodDomestic: 'Parcel delivery in Japan',
  methodEms: 'EMS',
  methodCourier: 'DHL/UPS',
  trackingNumber: 'Tracking number',
  packages: 'Packages',
  packageCount: '{count}',

  orderLapsedSubject: 'Your order {number} has lapsed',
  orderLapsedIntro:
    'We did not receive a transfer for your order {number} by the deadline, {date} (Japan time). The order has lapsed, and the goods are no longer held for you.',
  orderLapsedPaid:
    'If you have already made the transfer, please let us know through the contact form. If the goods are still in stock, we process your order; otherwise we refund the amount.',
  orderLapsedAgain: 'If you still want the goods, please place a new order.',
  orderAgain: 'Place a new order',

  orderCanceledSubject: 'Your order {number} has been cancelled',
  orderCanceledIntro:
    'Your order {number} has been cancelled before payment. There is nothing to pay.',
  orderCanceledPaid:
    'If you have already made a bank transfer for it, please let us know through the contact form. We refund the amount.',
  orderCanceledReturn: '{amount} has arrived for it. We send this amount back to you.',

  transferPreview: 'Please transfer {amount} by {date} (Japan time).',
  transferReminderSubject: 'Your order {number} is waiting for your transfer',
  transferReminderIntro:
    'We have not received a transfer for your order {number} yet. We hold the goods for you until {date} (Japan time).',
  transferReminderLastSubject: 'Please transfer by {date}: order {number}',
  transferReminderLastIntro:
    'We have not received a transfer for your order {number} yet. The last day for it is {date} (Japan time). After that the order lapses, and we no longer hold the goods for you.',
  transferCrossed:
    'Have you already made the transfer? Then it has crossed with this message, and there is nothing you need to do. On the order page you can tell us that the money is on its way.',
  transferShortSubject: '{missing} is still missing for your order {number}',
  transferShortIntro:
    'Thank you for your transfer. {received} has arrived for your order {number}. That is {missing} less than the total.',
  transferShortAsk:
    'Please transfer the remaining {missing} by {date} (Japan time). We go on holding the goods for you.',
  transferShortSoon:
    'Please transfer the remaining {missing} as soon as you can. We go on holding the goods for you.',
  transferShortWhy: 'The usual reason is a bank charge that was deducted on the way.',
  receivedSoFar: 'Received so far',
  stillMissing: 'Still missing',
  transferExcessSubject: '{excess} too much has arrived for your order {number}',
  transferExcessIntro:
    'Thank you for your transfer. {excess} more than the total has arrived for your order {number}. We send the difference back to you.',

  deadlineExtendedSubject: 'You have until {date} to transfer: order {number}',
  deadlineExtendedIntro:
    'We have extended the transfer deadline of your order {number} to {date} (Japan time). We hold the goods for you until then.',
  deadlineExtendedSame: 'Our account and the payer name to enter have not changed.',

  refundAmount: 'Refund amount',
  refundMethod: 'Refunded by',
  refundAccount:
    'Please tell us through the contact form which bank account we should send it to, and mention the order number.',
  refundDueSubject: 'We are returning your payment for order {number}',
  refundDueTransferLate:
    'Your transfer for order {number} arrived after the order had ended, and the goods are no longer available. We send everything that has arrived back to you.',
  refundDueTransferCanceled:
    'Your transfer for order {number} arrived after the order had been cancelled. We send everything that has arrived back to you.',
  refundDueCardLate:
    'Your card payment for order {number} came through after the order had ended, and the goods are no longer available. The whole amount goes back to your card.',
  refundDueCardCanceled:
    'Your card payment for order {number} came through after the order had been cancelled. The whole amount goes back to your card.',
  refundDueNext: 'We write to you as soon as the money has been sent.',
  refundSentSubject: 'Refund sent for your order {number}',
  refundSentPartSubject: 'Partial refund sent for your order {number}',
  refundSentWhole:
    'We have sent back {amount} for your order {number}. With this, everything you paid for it has been returned.',
  refundSentPart:
    'We have sent back {amount} for your order {number}. Nothing else about the order changes.',
  refundSentByCard:
    'The money goes to the card you paid with. When it appears on your statement depends on the card company.',
  refundSentByTransfer: 'We sent it by bank transfer. When it arrives depends on your bank.',

  orderDeliveredSubject: 'Your order {number} has been delivered',
  orderDeliveredIntro: 'According to our records, your order has been delivered.',
  orderDeliveredMissing: 'If it has not reached you, please tell us through the contact form.',
  deliveredOn: 'Delivered on',

  customer: 'Customer',
  backupSubject: 'Backups of the shop have stopped',
  backupIntro:
    'No backup has been made and verified for more than {hours} hours. If the disk failed now, everything since the last one would be lost.',
  backupLast: 'Last verified backup',
  backupNone: 'None yet',
  backupProblem: 'Last error',
  backupNext:
    'Please check that the backup folder can be reached and has free space. The shop tries again every hour, and the console shows the age of the last backup. You will not get this email again until a backup has succeeded.',
  openInConsole: 'Open in the staff console',
  needsReviewSubject: 'Please check order {number}',
  disputeSubject: 'Card payment disputed: order {number}',
  disputeIntro:
    'The customer’s card company has taken a payment back and asks for evidence. Without an answer in time, the money stays with the customer.',
  disputeNumber: 'Dispute',
  disputeAmount: 'Disputed amount',
  disputeDue: 'Evidence due by',

  contactNoticeSubject: 'Message from {name}',
  contactName: 'Name',
  contactEmail: 'E-mail',
  contactCompany: 'Company',
  contactTopic: 'About',
  contactTopicGeneral: 'General enquiry',
  contactTopicSignage: 'Signage rental',
  contactLanguage: 'Language',
  contactMessage: 'Message',
  contactUnverified: 'The captcha was not passed: this may be from a program.',

  contactReceivedSubject: 'We have received your message',
  contactReceivedIntro:
    'Thank you for writing to us. We answer within {days} business {days:day|days}.',
  contactReceivedIgnore: 'If you did not write to us, please ignore this message.',

  contactReplySubject: 'Our answer to your message',
  contactReplySubjectOf: 'Re: {subject}',
  contactReplyIntro: 'Thank you for writing to us. Here is our answer.',
  contactReplyAsked: 'Your message of {day}',

  newsletterConfirmSubject: 'Please confirm your subscription',
  newsletterConfirmIntro:
    'Somebody asked for news from {company} at this e-mail address. Open the link to receive it.',
  newsletterConfirmButton: 'Confirm subscription',
  newsletterConfirmValid: 'The link is valid for {days} {days:day|days}.',
  newsletterConfirmIgnore:
    'If it was not you, ignore this message. You will then receive nothing from us.',

  scentBackSubject: '{name} is back in stock',
  scentBackIntro:
    'On {day}, {company} was asked to e-mail this address when this scent is back in stock. You can order it now.',
  scentBackButton: 'Order this scent',
  scentBackOnce:
    'This is the only e-mail for that request. If you did not ask for it, you can ignore it.',
} as const
