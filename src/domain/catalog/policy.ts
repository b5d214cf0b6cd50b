/** Spec §9: cartridges a page, adjustable by the reader. */
export const CARTRIDGE_PAGE_SIZE_DEFAULT = 20
