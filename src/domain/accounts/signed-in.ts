/** The result of a sign-in. `binding` belongs in an HttpOnly cookie; `null` for clients that are not browsers. */
export type SignedIn = {
  userId: string
  email: string
  name: string
  token: string
  tokenExpiry: Date
  binding: string | null
}
