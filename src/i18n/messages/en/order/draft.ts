/** What came of a draft that an account kept, when it met the one in this browser. */
export const draft = {
  title: 'Brought over from your account',
  came: 'Scents added: {names}',
  sdksCame: 'SDKs added: {names}',
  packages: 'Packs: {names}',
  gone: 'Ordered, or removed on your other device: {names}',
  sdksGone: 'SDKs removed on your other device: {names}',
  filled: 'We filled in the empty fields of your details and delivery address.',
  leftTitle: 'Not everything fits',
  left: 'No free chamber for: {names}',
  sdksLeft: 'No pack left for the SDKs: {names}',
  otherPackages: 'Your saved draft had {count} {count:pack|packs}; this order has {now}.',
  addPackages: 'Add {count} {count:refill pack|refill packs}',
  line: '{name}\u00a0×\u00a0{quantity}',
  close: 'Close this message',
} as const
