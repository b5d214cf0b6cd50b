/** The numbers of the product that the home page tells. Spec §1 "Offer", §9. */
export const SWITCH_SECONDS = 0.1
export const REACH_CM = 200
export const DIFFUSIONS = 3000
export const SCENTS = 100
export const SPRAY_SECONDS_MAX = 10
