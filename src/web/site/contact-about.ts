/** The address of the contact form with its subject filled in. */
export const contactAbout = (subject: string): string =>
  `/contact?${new URLSearchParams({ subject })}`
