/** Words of the pages about open places. */
export const careers = {
  title: 'Careers',
  description:
    'Open positions in firmware, apps, web, hardware, scent design and sales. In the Kyoto area, partly from home, in Japanese or English.',
  heading: 'Make scent arrive on time.',
  lead: 'One product, from the scent in a cartridge to the line of code that opens its chamber. Whoever works here has a hand in all of it.',
  factsTitle: 'Working here',
  place: 'Place',
  placeText: 'Kyoto area. Most positions allow some work from home.',
  languages: 'Languages',
  languagesText: 'Japanese or English. Each position says which.',
  people: 'People',
  peopleText: 'About {count}: you will know everybody.',
  selection: 'Selection',
  selectionText:
    'A message from you, our answer within {days} {days:business day|business days}, then interviews.',
  openTitle: 'Open positions',
  openCount: '{count} {count:position|positions}',
  noneTitle: 'No position is open right now',
  noneText: 'Write to us all the same, and tell us what you would like to build.',
  restTitle: 'None of these?',
  restText: 'Tell us what you would like to build here.',
  restLink: 'Write to us',
  restSubject: 'Working with you',
  all: 'All positions',
  applyTitle: 'Apply',
  applyText:
    'Tell us in a few lines what you have made, with links if you have any. We answer within {days} {days:business day|business days}.',
  apply: 'Apply for this position',
  applySubject: 'Application: {title}',
  applyMail: 'Or by e-mail: {email}',
} as const
