/** Where goods are delivered. `country` and a listed `state` are ISO 3166 codes. */
export type Address = {
  country: string
  postalCode: string
  state: string
  city: string
  line1: string
  line2: string
}
