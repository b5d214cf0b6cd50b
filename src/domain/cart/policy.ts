/** What a package holds and what one order may ask for. Spec §5 "Packaging", §9. */

/** Every shooter has six chambers, so every package has six cartridges. */
export const CARTRIDGES_PER_PACKAGE = 6

/** Software development kits in one order, however many packages it has. */
export const SDK_MAX_PER_ORDER = 3
