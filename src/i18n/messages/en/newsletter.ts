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
  leftText: 'We will not write to this address any more, unless you subscribe again.',
  linkInvalidTitle: 'This link no longer works',
  linkInvalidText: 'It has expired, or it was not copied in full. Nothing has changed.',
  toHome: 'To the home page',
} as const
