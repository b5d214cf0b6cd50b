const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the text is a UUID: other texts match no row and are no error. */
export const isUuid = (text: string): boolean => UUID.test(text)
