/** What came of a draft that an account kept, when it met the one in this browser. */
export const draft = {
  title: 'Brought over from your account',
  came: 'Scents added: {names}',
  sdksCame: 'SDKs added: {names}',
  packages: 'Packages: {names}',
  gone: 'Taken out on your other device: {names}',
  sdksGone: 'SDKs taken out on your other device: {names}',
  filled: 'Empty fields in your details and delivery address are filled in.',
  leftTitle: 'Not everything fits',
  left: 'No free chamber for: {names}',
  sdksLeft: 'No package left for the SDKs: {names}',
  otherPackages: 'Your saved draft had {count} {count:package|packages}; this order has {now}.',
  addPackages: 'Add {count} {count:refill pack|refill packs}',
  line: '{name}\u00a0×\u00a0{quantity}',
  close: 'Close this message',
} as const
