/** Whether the database can store this text at all. If not, it cannot match anything, and queries skip it. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
