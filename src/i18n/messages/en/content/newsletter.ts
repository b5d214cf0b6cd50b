/** Words of the pages that the links of the newsletter lead to. */
export const newsletter = {
  confirmTitle: 'Confirm your subscription',
  confirmText: 'Press the button, and we’ll send our newsletter to your inbox.',
  confirmButton: 'Confirm subscription',
  confirmedTitle: 'You’re subscribed',
  confirmedText: 'Every newsletter has an unsubscribe link.',
  leaveTitle: 'Unsubscribe from the newsletter',
  leaveText: 'Press the button, and we won’t send you any more newsletters.',
  leaveButton: 'Unsubscribe',
  leftTitle: 'You’re unsubscribed',
  leftText: 'We won’t send anything more to this address unless you subscribe again.',
  linkInvalidTitle: 'This link no longer works',
  linkInvalidText: 'It has expired, or it wasn’t copied in full. Nothing has changed.',
  toHome: 'Go to the home page',
  thankYouTitle: 'Check your inbox',
  thankYouText:
    'We’ve sent you an email with a link. Your subscription starts when you confirm it there. The link expires in {days} {days:day|days}. If you’re already subscribed, you won’t get an email.',
  failedText:
    'You haven’t been subscribed. Please try again, or contact us and we’ll look into it.',
  toContact: 'Contact us',
  toProducts: 'See the products',
} as const
