/**
 * Verifies what authenticators signed, by the WebAuthn library. It throws for a wrong origin, host, signature or
 * counter and for malformed bytes; here each is the refusal of the passkey. It loads at first use, as most processes
 * never need it.
 */
import type { PasskeyMade, PasskeyUsed } from './passkey-answer.server.ts'
import type { RelyingParty } from './relying-party.ts'

type Expected = { challenge: string; party: RelyingParty }

/** COSE numbers of Ed25519, ECDSA with P-256, and RSA, which older Windows needs. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

export type NewCredential = { credentialId: string; publicKey: string; counter: number }

export async function verifyMade(
  answer: PasskeyMade,
  expected: Expected,
): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response: answer,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
      ...conditionsOf(expected),
    }),
  )
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
}

/** The new counter. */
export async function verifyUsed(
  answer: PasskeyUsed,
  { credentialId, publicKey, counter }: NewCredential,
  expected: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const credential = {
    id: credentialId,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
  }
  const verified = await orNull(() =>
    verifyAuthenticationResponse({ response: answer, credential, ...conditionsOf(expected) }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/** User verification is what makes a passkey count as both factors: possession, and a fingerprint, face or PIN. */
const conditionsOf = ({ challenge, party }: Expected) => ({
  expectedChallenge: Buffer.from(challenge).toString('base64url'),
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})

async function orNull<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
  try {
    return await verify()
  } catch {
    return null
  }
}
