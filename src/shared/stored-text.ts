/** Whether the database could hold this text at all: what it could not is nobody's name, and is not asked for. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
