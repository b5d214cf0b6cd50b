/** Words of the second factors of staff: one-time passwords, recovery codes and passkeys. */
export const adminSignIn = {
  code: 'One-time password or recovery code',
  codeHint:
    'Enter the six digits your authenticator app shows for {site}. Without your phone, enter one of your recovery codes.',
  askedText:
    'You last confirmed this more than {minutes} {minutes:minute|minutes} ago. What you entered before is saved.',
  usePasskey: 'Use a passkey',
  signInByPasskey: 'Sign in with a passkey',
  passkeyText:
    'If you’ve added a passkey to your account, your fingerprint, face or screen lock is enough. You don’t need a link.',
  codesTitle: 'Recovery codes',
  codesText:
    'If you lose your phone, each of these codes replaces a one-time password once. Save them where only you can find them, and not on that phone alone.',
  codesOnce: 'You see these codes only now.',
  codesFile: 'Recovery codes for the staff console of {site}',
  codesDownload: 'Download',
  codesPrint: 'Print',
  codesContinue: 'I’ve saved them, continue',
  codesDone: 'I’ve saved them',
  codesPanelText: 'Each replaces a one-time password once, for when you don’t have your phone.',
  codesLeft: '{count} of {total} left',
  codesNone: 'You have no recovery codes.',
  renewTitle: 'Make new recovery codes?',
  renewText: 'The old ones stop working at once.',
  renewSubmit: 'Make new codes',
  deviceTitle: 'Authenticator app',
  deviceText: 'For a lost or new phone. A recovery code works in place of the one-time password.',
  deviceStart: 'Set up a new phone',
  deviceAsk: 'Set up a new phone?',
  deviceAskText:
    'You’re signed out everywhere, and your passkeys and recovery codes end. A link to set up the new phone goes to {email}.',
  deviceSubmit: 'Sign out and send the link',
  passkeysTitle: 'Passkeys',
  passkeysText:
    'Sign in with your fingerprint, face or screen lock, without a link and a one-time password. A passkey works on this site only, so it can’t be phished.',
  passkeysFull: 'You have {count} passkeys, the most there can be. To add one, remove another.',
  lastUsed: 'Last used',
  neverUsed: 'Not yet',
  addedAt: 'Added',
  addStart: 'Add a passkey',
  addText:
    'Your browser asks where to save it: on this device, in a password manager, on a phone or on a security key.',
  nameHint: 'So that you recognize it later.',
  addSubmit: 'Add',
  removeStart: 'Remove',
  removeTitle: 'Remove the passkey “{name}”?',
  removeText:
    'You can still sign in with a link and a one-time password. Delete the passkey on your device, too.',
  removeSubmit: 'Remove the passkey',
} as const
