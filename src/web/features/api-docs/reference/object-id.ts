export const objectId = (name: string): string => `object-${name}`
