/** Which version of a legal text is shown, and where the others are. */
export const legalVersions = {
  title: 'Versions',
  present: 'in force',
  coming: 'to come',
  from: 'This version holds from {date}',
  until: 'This is the version of {date}, which a later one has replaced',
  readPresent: 'Read the version in force',
} as const
