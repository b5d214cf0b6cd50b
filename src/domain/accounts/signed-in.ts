/** What a sign-in hands out. `binding` belongs in an HttpOnly cookie; `null` for a client that is no browser. */
export type SignedIn = {
  userId: string
  email: string
  name: string
  token: string
  tokenExpiry: Date
  binding: string | null
}
