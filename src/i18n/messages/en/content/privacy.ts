/** The privacy policy. What it says is what the product does; every life and limit is a parameter. Decisions, sections 9 and 10. */
export const privacy = {
  title: 'Privacy policy',
  titleOn: 'Privacy policy of {date}',
  description:
    'See which personal data this site collects, why, how long it is kept and who receives it, and how to see, correct or delete it.',
  lead: 'We collect what an order or an answer needs. Nothing follows you.',
  contents: 'Contents',
  version: 'Version of {date}',

  whoTitle: 'Who is responsible',
  operatorTitle: 'Operator',
  operatorName: '{seller}',
  operatorHead: 'Representative: {representative}',
  operatorLaw:
    'We handle personal data as Japan’s Act on the Protection of Personal Information requires.',
  deskTitle: 'Privacy contact',
  deskText:
    'For questions, requests and complaints about personal data: email {email}, telephone {telephone}, or the contact form.',
  deskLink: 'Contact form',

  dataTitle: 'What we collect, and why',
  accountTitle: 'Account',
  accountWhat:
    'Your email address, a password if you set one, the language you use, and for each sign-in its time, browser and operating system. Name, telephone number, company, department, country of residence and delivery address are there only if you enter or save them.',
  accountWhy:
    'To sign you in, to fill in the checkout for you, and to show you your orders. We need them for the account you asked for.',
  orderTitle: 'Orders',
  orderWhat:
    'Name, email address, telephone number, company, delivery address, what you ordered and any notes; the serial number of your device if you give it; which terms you accepted and when; and whether you live in an EU member state.',
  orderCustoms:
    'For a parcel to a person in Korea, also the recipient’s personal customs code (PCCC), which Korean customs requires for clearance. We store it encrypted, use it for this parcel only, and hand it to the carrier and through it to customs.',
  orderWhy:
    'To accept, pack, send and invoice the order, to send cartridges that fit, and to answer for defects. We need them for the contract of sale, and for the records that tax law requires.',
  paymentTitle: 'Payment',
  paymentCard:
    'You type card details into fields of the card processor, and they never reach our servers. The processor tells us the amount, the state and its reference for the payment. If it names the brand and the last four digits of the card, we store them with your order.',
  paymentBank:
    'For a bank transfer we record the payer’s name, the amount and the day, as our bank reports them.',
  paymentWhy: 'To match payments with orders, to refund, and to keep our books.',
  enquiryTitle: 'Messages to us',
  enquiryWhat:
    'Your name and email address; company, subject and message as you write them; the language of the page; and whether the spam check was passed.',
  enquiryWhy: 'To answer you, and to prepare a quote if you ask for one.',
  newsletterTitle: 'Newsletter',
  newsletterWhat:
    'Your email address, your language, and when you asked for, confirmed and ended the subscription.',
  newsletterHow:
    'You receive the newsletter only after opening the link in our confirmation email, which works for {days} {days:day|days}. This is your consent. You may end it at any time with the unsubscribe link.',
  restockTitle: 'Back-in-stock emails',
  restockWhat:
    'Your email address, your language, the scent, and when you asked and were notified.',
  restockWhy:
    'To send you one email when that scent is in stock again. We do not use the address for anything else.',
  visitsTitle: 'Page counts',
  visitsWhat:
    'We count how often a page was opened in a day, and in which language. The count uses no cookie and holds no address and no identifier, so it tells nothing about you.',
  errorsTitle: 'Error reports',
  errorsWhat:
    'If something fails, we record the error message, the place in the program, the page or call it happened on, and the version of the site, so that we can fix it. Your name, account and network address are not part of it. A service that collects errors for us may receive the same.',
  misuseTitle: 'Protection against misuse',
  misuseWhat:
    'Attempts to sign in, to contact us or to order are counted by network address, email address or account, so that nobody can guess passwords or flood a form. Keeping the site safe is our legitimate interest, and yours.',

  sharingTitle: 'Who receives it',
  processorTitle: 'Card processor',
  processorText:
    'It receives the amount and the order number from us, and the card details from you. It checks payments for fraud, also with data about your browser, and is itself responsible for that.',
  processorStripe:
    'Our processor is Stripe, which also handles data outside Japan, in the United States among other places.',
  carrierTitle: 'Carriers',
  carrierText:
    'The carrier of your parcel receives your name, address and telephone number; for a parcel abroad, also a declaration of its contents for customs; for Korea, also the personal customs code. Within Japan this is a parcel service; abroad it is the post (EMS) or DHL/UPS.',
  postTitle: 'Email',
  postText: 'Our emails to you pass through the mail server we use and that of your own provider.',
  robotsTitle: 'Spam check',
  robotsOwn:
    'Before a form is sent, your browser solves a small puzzle that we set. We check the answer ourselves; nobody else is asked.',
  robotsGoogle:
    'Forms are protected by Google reCAPTCHA. Google receives your network address and data about your browser and your use of the page, also outside Japan, and is itself responsible for them.',
  abroadTitle: 'Other countries',
  abroadText:
    'If goods go outside Japan, what is written on the parcel reaches the carriers, the post and the customs of the country you live in. The parcel cannot arrive otherwise. How well the law protects personal data differs from country to country; ask us, and we will tell you what we know.',
  uncountedText: 'We use no outside analytics.',
  countedText:
    'If you allow it when the site asks, the script of an outside analytics service is loaded. The service then learns your network address and which pages you open. Without your consent, it is not loaded at all.',
  nobodyTitle: 'Nobody else',
  nobodyText:
    'We sell no personal data and run no advertising. Beyond the recipients named here we pass data on only with your consent, or where a law obliges us to.',

  keepingTitle: 'How long we keep it',
  scaleCaption: 'Stored for how long',
  scaleData: 'Data',
  scaleUntil: 'Deleted',
  scaleHour: '1 hour',
  scaleDay: '1 day',
  scaleWeek: '1 week',
  scaleMonth: '1 month',
  scaleYear: '1 year',
  scaleHours: '{hours} hours {since}',
  scaleDays: '{days} {days:day|days} {since}',
  scaleTries: 'Counted attempts',
  scaleTriesSince: 'at most',
  scaleAnswers: 'Answer to a form you sent',
  scaleAnswersSince: 'after you sent it',
  scaleCustoms: 'Customs code for Korea',
  scaleCustomsSince: 'after shipping',
  scaleAlertSent: 'Back-in-stock email, sent',
  scaleAlertSentSince: 'after our email',
  scaleDraft: 'Draft of an order',
  scaleDraftSince: 'after its last change',
  scaleAlertOpen: 'Back-in-stock email, not sent',
  scaleAlertOpenSince: 'after you asked',
  scaleAccess: 'Notes on sign-ins',
  scaleAccessSince: 'after the note',
  scaleAccountUntil: 'When you close it',
  scaleNewsUntil: 'When you unsubscribe',
  scaleMessagesUntil: 'When the matter is resolved',
  scaleOrdersUntil: 'When the law allows it',
  keptAccountTitle: 'Account',
  keptAccount: 'Until you close it on your account page, or ask us to.',
  keptSignInTitle: 'Signing in',
  keptSignIn:
    'A sign-in ends after {idle} days without use, and after {days} days in any case. A sign-in code works for {minutes} minutes, a link that confirms your address for {hours} hours.',
  keptAccess:
    'We note when you sign in or out, attempts that failed, and changes of your password, together with the program you used and a part of your network address. These notes are deleted after {days} days, or when you close your account. They are part of the file with your data.',
  keptOrdersTitle: 'Orders and payments',
  keptOrders:
    'With the emails about them, for as long as tax and commercial law requires and claims from the order are possible.',
  keptCustoms:
    'A customs code: until {days} {days:day|days} after shipping, or until the order is canceled or lapses.',
  keptDrafts:
    'A draft you have not ordered is kept with your account, so that you find it on your other devices. It is deleted {days} days after its last change.',
  keptMessagesTitle: 'Messages to us',
  keptMessages:
    'Until the matter is resolved and no follow-up is expected, or until you ask us to delete them.',
  keptNewsTitle: 'Newsletter',
  keptNews:
    'Until you unsubscribe. After that we keep only a note that this address wants no newsletter, until you ask us to delete it.',
  keptRestockTitle: 'Back-in-stock emails',
  keptRestock:
    'Until {sent} {sent:day|days} after we email you. If the scent does not come back, {open} {open:day|days} after you asked.',
  keptTriesTitle: 'Counted attempts',
  keptTries:
    'Each count ends after {counted} hours at most. So that a form sent twice arrives once, we remember its answer for {hours} hours. A cleanup runs every hour.',
  keptCountsTitle: 'Page counts and error reports',
  keptCounts: 'They say nothing about a person and are kept without a fixed limit.',
  safetyTitle: 'How it is protected',
  safetyText:
    'Passwords, sign-in tokens and codes are stored as hashes, never as they are. Connections are encrypted. Staff sign in with a second factor and can do only what their role allows.',

  browserTitle: 'What your browser stores',
  browserLead: 'No cookie here serves advertising or follows you to other sites.',
  tableCaption: 'Cookies and browser storage',
  columnName: 'Name',
  columnPurpose: 'What it is for, and how long it is kept',
  kindCookie: 'Cookie',
  kindStorage: 'Browser storage',
  langPurpose: 'Remembers your language. Set when you choose one.',
  bindPurpose:
    'Ties a sign-in to this browser, so that a stolen token is useless elsewhere. Scripts cannot read it.',
  codePurpose:
    'Ties a sign-in code to the browser that asked for it, so that the code is useless elsewhere. Set when you ask for one.',
  staffPurpose: 'Signs our staff in to their console. Customers never receive it.',
  userPurpose:
    'Keeps you signed in: the id of your account, your name, and a token that is renewed every {minutes} minutes.',
  draftPurpose: 'Your unfinished order: packs, scents, and what you typed at checkout.',
  draftTabPurpose:
    'What was brought over from your saved draft, until you have read it, and the customs code for a parcel to Korea, which is never saved with the draft.',
  playerPurpose: 'The timeline you are working on in the web player.',
  docsPurpose: 'The programming language in which you read the examples of the shop API.',
  shortcutsPurpose: 'Whether single-key shortcuts are on in the staff console.',
  consentPurpose: 'Whether you allowed the analytics service.',
  consentGiven: 'You allow the analytics service. You can withdraw this at any time.',
  consentRefused: 'You do not allow the analytics service, so it is not loaded.',
  consentWithdraw: 'Withdraw consent',
  lifeCleared: 'until you clear it',
  scrollPurpose: 'Brings you back to where you were on a page when you go back.',
  stripePurpose: 'Set by the card processor on the payment page, to detect fraud.',
  googlePurpose: 'Set by the spam check.',
  life: 'Kept: {life}',
  lifeDays: '{days} days',
  lifeMinutes: '{minutes} minutes',
  lifeStaff: 'until the browser is closed, {hours} hours at most',
  lifeSignOut: 'until you sign out',
  lifeDraft: 'until you clear it or sign out',
  lifeTab: 'until the tab is closed',
  lifeStripe: 'one year, and 30 minutes',
  lifeGoogle: 'six months',
  browserRefuse:
    'You can delete or block all of this in your browser. Pages stay readable; signing in and ordering need it.',

  rightsTitle: 'Your rights',
  mayTitle: 'What you may ask',
  mayText:
    'You may ask what data we hold on you and what for, see or receive them, have them corrected, completed or deleted, stop us from using them or passing them on, and see the record of what was passed on. You can withdraw consent at any time.',
  maySelf:
    'On your account page you can change your name, telephone number, company, department, country and email address yourself, remove your saved delivery address, download your data as a file, and close the account.',
  howTitle: 'How to ask',
  howText:
    'Write to the privacy contact named above. We make sure that it is you, usually with an email to the address we know, and send a first reply within {days:one business day|# business days}.',
  howComplaint:
    'If you are not satisfied, you may turn to the Personal Information Protection Commission of Japan.',
  adultsTitle: 'Adults only',
  adultsText:
    'Only adults of sound mind may order. The site is not meant for children, and we do not knowingly collect data about them.',
  changesTitle: 'Changes',
  changesText:
    'When this policy changes, the new version appears here with its date. For a purpose that goes beyond those above we ask for your consent first.',
} as const
