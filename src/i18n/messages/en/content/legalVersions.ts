/** Which version of a legal text is shown, and where the others are. */
export const legalVersions = {
  title: 'Versions',
  present: 'in effect',
  coming: 'upcoming',
  from: 'This version takes effect on {date}',
  until: 'This is the version of {date}, which a later one has replaced',
  readPresent: 'Read the current version',
  changes: 'Changes from the version of {date}',
  changesHow: 'New words are underlined; removed words are crossed out.',
  gone: '{title} (removed)',
} as const
