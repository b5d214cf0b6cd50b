/** Figures shared by the whole device family, as pages state them. Spec §1 "Offer", §9. */

/** Every shooter has six chambers; a package has as many cartridges. */
export const CHAMBERS = 6

export const SCENT_SWITCH_SECONDS_MIN = 0.1
export const SPRAY_SECONDS_MAX = 10
/** Full strength of a chamber or a booster. */
export const INTENSITY_PERCENT_MAX = 100

/** What is better than the limit, and the pause after a long spray. */
export const SPRAY_SECONDS_ADVISED = 5
export const SPRAY_REST_SECONDS = 3

export const SCENTS_ABOUT = 100
export const CARTRIDGE_LIFE_MONTHS = 3
export const CARTRIDGE_DIFFUSIONS = 3000
/** Sample: as long, at full strength, as each of those sprays is taken to be; the company states no length. */
export const COUNTED_SPRAY_SECONDS = 1
/** What the same amount of a liquid scent would give. */
export const LIQUID_DIFFUSIONS = 100

/** Cartridges bought before this month fit no device that needs the plate type. Spec §1. */
export const PLATE_CARTRIDGES_SINCE = '2020-01'

/** The HTTP API of devices with Wi-Fi: plain HTTP in the reader's own network. */
export const DEVICE_HTTP_PORT = 1003
/** Of the simulated device on a developer's machine: a port below 1024 would need an administrator. */
export const DEVICE_SIMULATOR_PORT = 11_003
/** From this firmware on there are the calls below `/asn`; those below `/as2` stay. */
export const ASN_FIRMWARE = '2.2.0'

/** How often a VR scene may send a new strength: the sense of smell follows no faster. */
export const SCENE_CALL_SECONDS = 0.5
