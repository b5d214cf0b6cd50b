/** Words of the account page: what is known of a person, how they sign in, where they are signed in, and how to leave. */
export const accountPage = {
  title: 'Your account',
  onThisPage: 'On this page',

  detailsTitle: 'Your details',
  signInTitle: 'How you sign in',
  sessionsTitle: 'Where you are signed in',
  dataTitle: 'Your data',

  changeEmail: 'Change address',
  newEmail: 'New e-mail address',
  newEmailHint: 'We write to both addresses. Nothing changes until you have confirmed it at both.',
  sameEmail: 'This is the address you have now.',
  askChange: 'Write to both addresses',
  changeAsked: 'We have written to both addresses.',
  changeWaiting: 'Your address is about to change',
  changeWaitingText:
    'Open the link we sent to each address, by {date} at the latest. Until then you sign in with the present one.',
  presentEmail: 'Present address',
  isWaiting: 'Waiting',
  cancelChange: 'Keep the present address',
  changeCanceled: 'Your address stays as it is.',

  passwordSet: 'Set. A code by e-mail works as well.',
  passwordNone: 'None. You sign in with a code by e-mail.',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  passwordSaved: 'Your new password is set. All your other devices are signed out.',

  sessionsLead: 'One you do not know? Sign it out, then change your password.',
  thisDevice: 'This device',
  clientUnknown: 'Unknown browser',
  signedInAt: 'Signed in {date}',
  lastSeenAt: 'Last active {date}',
  endSession: 'Sign out',
  sessionEnded: '{client} is signed out.',
  endOthers: 'Sign out all other devices',
  othersEnded: 'All other devices are signed out.',
  sessionsFailed: 'The list could not be loaded.',

  exportTitle: 'Download your data',
  exportText:
    'One file with everything kept about you: account, sign-ins, drafts, orders and messages. It is JSON, so people and programs can read it.',
  exportDo: 'Download the file',
  exported: 'Saved as {name}.',

  closeTitle: 'Close the account',
  closeText: 'Ends your account for good. First we show what goes and what stays.',
  closeAsk: 'Close the account',
  closeQuestion: 'Close this account?',
  closeWhich: 'Account of {email}',
  closeGoes: 'What is deleted',
  closeGoesProfile: 'Your name, telephone number, company and password.',
  closeGoesDrafts: 'Drafts you have not ordered, and every sign-in.',
  closeGoesNews: 'Your subscription to news at this address.',
  closeStays: 'What stays, and why',
  closeStaysOrders:
    'Orders, because tax law wants them: what was bought, when, for how much, and where it went.',
  closeStaysMessages: 'Messages you sent us, until the matter is settled.',
  closeFinal:
    'This cannot be undone. You may sign up with the same address again, as a new account.',
  closeDo: 'Close it for good',
  closeKeep: 'Keep the account',
  closeOpenOrders: 'See your orders',
  closedTitle: 'Your account is closed',
  closedText: 'You are signed out everywhere. A last e-mail confirms it.',
  closedOn: 'To the home page',

  reauthenticateTitle: 'Please confirm it is you',
  reauthenticatePassword:
    'Your sign-in is more than {minutes} minutes old. For this step, please give your password once more.',
  reauthenticateCode:
    'Your sign-in is more than {minutes} minutes old. For this step, we send a code to {email}.',
  reauthenticateUseCode: 'E-mail me a code instead',
  reauthenticateDo: 'Confirm',

  moveTitle: 'Change of address',
  moveLead: 'The account of {from} is to move to {to}. Confirm only if you asked for this.',
  moveDo: 'Confirm the change',
  moveNotYou:
    'You did not ask? Then do nothing: unless you confirm, the account stays where it is.',
  moveHalfTitle: 'One address is still missing',
  moveHalfText: 'This side is done. Now please open the link we sent to {email}.',
  moveDoneTitle: 'Your address is changed',
  moveDoneText: 'From now on you sign in with the new one. All your other devices are signed out.',
  moveInvalidText:
    'A link works for {hours} hours, until the change is done or called off. Your account page shows which address counts.',
} as const
