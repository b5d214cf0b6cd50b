const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the database can be asked for it: what is no id names nothing, and is not an error. */
export const isUuid = (text: string): boolean => UUID.test(text)
