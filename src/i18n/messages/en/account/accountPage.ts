/** Words of the account page: what is known of a person, how they sign in, where they are signed in, and how to leave. */
export const accountPage = {
  title: 'Your account',
  onThisPage: 'On this page',
  scentsTitle: 'Scents of your last order',
  scentsNone: 'The scents of your orders appear here.',

  detailsTitle: 'Your details',
  signInTitle: 'How you sign in',
  sessionsTitle: 'Where you are signed in',
  dataTitle: 'Your data',

  changeEmail: 'Change address',
  newEmail: 'New email address',
  newEmailHint: 'We’ll email both addresses. Nothing changes until you confirm it at both.',
  sameEmail: 'This is the address you have now.',
  askChange: 'Email both addresses',
  changeAsked: 'We’ve emailed both addresses.',
  changeWaiting: 'Your change of address isn’t confirmed yet',
  changeWaitingText:
    'Open the link we sent to each address by {date} at the latest. Until then, you sign in with the current one.',
  presentEmail: 'Current address',
  isWaiting: 'Waiting',
  cancelChange: 'Keep the current address',
  changeCanceled: 'Your address stays as it is.',

  passwordSet: 'Set. You can also use an emailed code.',
  passwordNone: 'None. You sign in with an emailed code.',
  changePassword: 'Change password',
  setPassword: 'Set a password',
  passwordSaved: 'Your new password is set. All your other devices are signed out.',

  sessionsLead: 'See one you don’t recognize? Sign it out, then change your password.',
  thisDevice: 'This device',
  clientUnknown: 'Unknown browser',
  signedInAt: 'Signed in {date}',
  lastSeenAt: 'Last active {date}',
  endSession: 'Sign out',
  sessionEnded: '{client} is signed out.',
  endOthers: 'Sign out all other devices',
  othersEnded: 'All other devices are signed out.',
  sessionsFailed: 'The list couldn’t be loaded.',

  exportTitle: 'Download your data',
  exportText:
    'One file with everything we store about you: account, sign-ins, drafts, orders and messages. It’s JSON, so people and programs can read it.',
  exportDo: 'Download the file',
  exported: 'Saved as {name}.',

  closeTitle: 'Close the account',
  closeText:
    'This ends your account for good. First we’ll show you what is deleted and what stays.',
  closeAsk: 'Close the account',
  closeQuestion: 'Close this account?',
  closeWhich: 'Account of {email}',
  closeGoes: 'What is deleted',
  closeGoesProfile: 'Your name, phone number, company and password.',
  closeGoesDrafts: 'Drafts you haven’t ordered, and all sign-ins.',
  closeGoesNews: 'Your newsletter subscription at this address.',
  closeStays: 'What stays, and why',
  closeStaysOrders:
    'Orders, because tax law requires them: what was bought, when, for how much, and where it went.',
  closeStaysMessages: 'Messages you sent us, until the matter is resolved.',
  closeFinal:
    'This can’t be undone. You can sign up again with the same address, as a new account.',
  closeDo: 'Close it for good',
  closeKeep: 'Keep the account',
  closeOpenOrders: 'See your orders',
  closedTitle: 'Your account is closed',
  closedText: 'You’re signed out everywhere. We’ll confirm this in one last email.',
  closedOn: 'Go to the home page',

  reauthenticateTitle: 'Please confirm it’s you',
  reauthenticatePassword:
    'You signed in more than {minutes} minutes ago. Please enter your password again for this step.',
  reauthenticateCode:
    'You signed in more than {minutes} minutes ago. We’ll email a code to {email} for this step.',
  reauthenticateUseCode: 'Email me a code instead',
  reauthenticateDo: 'Confirm',

  moveTitle: 'Change of address',
  moveLead: 'The account of {from} is about to move to {to}. Confirm only if you asked for this.',
  moveDo: 'Confirm the change',
  moveNotYou:
    'Didn’t ask for this? Then do nothing. Unless you confirm, the account stays where it is.',
  moveHalfTitle: 'One more address to confirm',
  moveHalfText: 'This address is confirmed. Now please open the link we sent to {email}.',
  moveDoneTitle: 'Your email address has changed',
  moveDoneText: 'From now on, you sign in with the new one. All your other devices are signed out.',
  moveInvalidText:
    'A link works for {hours} hours or until the change is made or canceled. Your account page shows the current address.',
} as const
