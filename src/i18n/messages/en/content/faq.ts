/** Words of the page of questions and answers. */
export const faq = {
  title: 'FAQ about scent devices',
  description:
    'Find out how far the scent reaches, which cartridge fits, how to connect a device and when an order arrives.',
  heading: 'Questions, answered.',
  search: 'Search the answers',
  find: 'Search',
  groups: 'Groups of questions',
  all: 'All',
  common: 'Common questions',
  general: 'General',
  hardware: 'Hardware',
  software: 'Software',
  count: '{count} {count:answer|answers}',
  linkTo: 'Link to this answer',
  noneTitle: 'No answer contains “{text}”',
  noneText: 'Try fewer words, or ask us. We reply within {days:one business day|# business days}.',
  noneAsk: 'Ask us',
  noneAll: 'Show all questions',
  restTitle: 'Still have a question?',
  restText: 'Send us a message. We reply within {days:one business day|# business days}.',
  toContact: 'Contact us',
  todayTitle: 'If you order today',
  todayOrder: 'You order, and pay by card',
  todayDispatch: 'Shipped by then, if everything is in stock',
  todayCourier: 'Arrives by DHL/UPS',
  todayEms: 'Arrives by EMS',
  todayTransfer: 'Last day to pay by bank transfer',
  todayHome:
    'Pale days are weekends and public holidays in Japan: no business days. Within Japan, the parcel then arrives by parcel delivery. With a bank transfer, the days count from the day your money arrives.',
  todayAbroad:
    'Pale days are weekends and public holidays in Japan: no business days. Customs duties may be charged. With a bank transfer, the days count from the day your money arrives.',
} as const
