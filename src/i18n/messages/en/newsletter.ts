/** Words of the pages that the links of the newsletter lead to. */
export const newsletter = {
  confirmTitle: 'Confirm your subscription',
  confirmText: 'One more click, and our news comes to your mailbox.',
  confirmButton: 'Confirm subscription',
  confirmedTitle: 'You are subscribed',
  confirmedText: 'Every letter has a link at its end with which you can leave again.',
  leaveTitle: 'Leave the newsletter',
  leaveText: 'After this click we send you no more news.',
  leaveButton: 'Unsubscribe',
  leftTitle: 'You have left',
  leftText: 'We will not write to this address any more, unless you subscribe again.',
  linkInvalidTitle: 'This link no longer works',
  linkInvalidText: 'It is too old, or it was not copied completely. Nothing has changed.',
  toHome: 'To the home page',
} as const
