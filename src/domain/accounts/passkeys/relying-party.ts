/** Who a passkey is for: browsers bind it to the host of the shop's public address. Web Authentication, section 5.1.2. */
export type RelyingParty = { id: string; origin: string }

const IP_ADDRESS = /^(\[.*\]|[\d.]+)$/

/** `null` where no browser offers passkeys: an IP address has no domain, and plain http is no secure context. */
export function relyingPartyOf(siteUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(siteUrl)
  const isSecure = protocol === 'https:' || /(^|\.)localhost$/.test(hostname)
  return isSecure && !IP_ADDRESS.test(hostname) ? { id: hostname, origin } : null
}
