/** How long a cartridge lasts, and when to order the next ones. Numbers come from `domain/catalog/devices/device-policy.ts`. Spec §1. */
export const cartridgeLifetime = {
  title: 'How long will yours last?',
  intro: 'About {months} months or about {sprays} sprays, whichever comes first.',
  sprays: 'Sprays a day, of one scent',
  length: 'Length of a spray',
  unit: 'Unit of the length',
  unitSeconds: 'seconds',
  unitMilliseconds: 'milliseconds',
  strength: 'Strength, in %',
  since: 'In use since',
  reckon: 'Calculate',
  spraysWrong: 'A whole number from {min} to {max}, please.',
  lengthWrong: 'From {min} to {max}\u00A0s, please.',
  strengthWrong: 'A whole number from {min} to {max}, please.',
  sinceWrong: 'A date, please, such as {example}.',
  correct: 'The result comes as soon as the marked fields are right.',
  days: '{count} {count:day|days} left',
  over: 'It is used up, by this reckoning.',
  weeks: 'about {count} {count:week|weeks}',
  lessThanDay: 'Less than a day',
  endsByAge:
    'Until {day}: then its {months} months are over, after {sprays} {sprays:spray|sprays}.',
  endsBySprays: 'Until {day}: then its {sprays} {sprays:spray|sprays} are used up.',
  reorder: 'Order the next ones by {day}.',
  reorderNow: 'It is time to order the next ones.',
  order: 'Order cartridges',
  calendar: 'Add to calendar',
  note: 'An estimate. A spray counts as up to {seconds}\u00A0s at full strength; longer and stronger ones count as more, shorter and weaker ones as one. {lead} days are kept for delivery.',

  orderTitle: 'The next cartridges',
  sinceDelivered:
    'Counted from delivery on {day}, with {sprays} {sprays:spray|sprays} of each scent a day.',
  sinceShipped:
    'Counted from dispatch on {day}, with {sprays} {sprays:spray|sprays} of each scent a day.',
  ownUse: 'Calculate with your own use',
  again: 'Order the same again',

  calendarSummary: 'Order scent cartridges',
  calendarText: 'The cartridges in use end soon. Order here: {url}',
} as const
