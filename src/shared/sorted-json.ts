/** The same text for the same content, whatever the order of its fields: a database gives those back in one of its own. */
export const sortedJson = (value: unknown): string => JSON.stringify(value, sortedFields) ?? ''

const sortedFields = (_key: string, part: unknown): unknown =>
  part !== null && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part
