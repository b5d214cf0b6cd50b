/** Words of the pages about open places. */
export const careers = {
  title: 'Careers at a maker of scent devices',
  description:
    'Work on firmware, apps, web, hardware, scent design or sales in the Kyoto area and partly from home, in Japanese or English.',
  heading: 'Make scent arrive on cue.',
  lead: 'One product, from the scent in a cartridge to the line of code that opens its chamber. If you work here, you have a hand in all of it.',
  factsTitle: 'Working here',
  place: 'Location',
  placeText: 'Kyoto area. Most positions allow some work from home.',
  languages: 'Languages',
  languagesText: 'Japanese or English. Each position says which.',
  people: 'People',
  peopleText: 'A team of about {count}',
  selection: 'Hiring process',
  selectionText:
    'Your message, our reply within {days:one business day|# business days}, then interviews.',
  openTitle: 'Open positions',
  openCount: '{count} {count:position|positions}',
  noneTitle: 'No open positions right now',
  noneText: 'Send us a message anyway, and tell us what you’d like to build.',
  restTitle: 'Nothing that fits?',
  restText: 'Tell us what you’d like to build here.',
  restLink: 'Send us a message',
  restSubject: 'Working with you',
  all: 'All positions',
  applyTitle: 'Apply',
  applyText:
    'Tell us in a few lines what you’ve made, with links if you have any. We reply within {days:one business day|# business days}.',
  apply: 'Apply for this position',
  applySubject: 'Application: {title}',
  applyMail: 'Or by email: {email}',
} as const
