/** Words of the page of questions and answers. */
export const faq = {
  title: 'Questions and answers',
  description:
    'How far it reaches, which cartridge fits, how to connect it, when an order arrives: answers about devices, scents and software.',
  heading: 'Questions, answered.',
  search: 'Search the answers',
  find: 'Search',
  groups: 'Groups of questions',
  all: 'All',
  general: 'General',
  hardware: 'Hardware',
  software: 'Software',
  count: '{count} {count:answer|answers}',
  linkTo: 'Link to this answer',
  noneTitle: 'No answer contains “{text}”',
  noneText:
    'Try fewer words, or ask us: we answer within {days} {days:business day|business days}.',
  noneAsk: 'Ask us',
  noneAll: 'Show all questions',
  restTitle: 'Something else?',
  restText: 'Write to us. We answer within {days} {days:business day|business days}.',
  toContact: 'Contact us',
} as const
