/** Where the scents of a kind begin on the cartridge's page. `perfume/fragrance` is no word for an address. */
export const kindId = (kind: string): string => `scents-${kind.replaceAll('/', '-')}`
