/** Words of the pages that the links of the newsletter lead to. */
export const newsletter = {
  confirmTitle: 'Confirm your subscription',
  confirmText: 'Press the button and we will send our news to your inbox.',
  confirmButton: 'Confirm subscription',
  confirmedTitle: 'You are subscribed',
  confirmedText: 'Every newsletter ends with a link to unsubscribe.',
  leaveTitle: 'Unsubscribe from the newsletter',
  leaveText: 'Press the button and we will send you no more news.',
  leaveButton: 'Unsubscribe',
  leftTitle: 'You are unsubscribed',
  leftText: 'We will send nothing more to this address unless you subscribe again.',
  linkInvalidTitle: 'This link no longer works',
  linkInvalidText: 'It has expired, or it was not copied in full. Nothing has changed.',
  toHome: 'To the home page',
  thankYouTitle: 'Check your inbox',
  thankYouText:
    'We have sent you an e-mail with a link. Your subscription begins once you confirm it there; the link works for {days} {days:day|days}. If you are already subscribed, no e-mail will come.',
  failedText:
    'You have not been subscribed. Please try again, or write to us and we will look into it.',
  toContact: 'Contact us',
  toProducts: 'See the products',
} as const
