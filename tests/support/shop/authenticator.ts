/** An authenticator in software (WebAuthn): makes a passkey and signs with it, as the standard says or as an attacker would. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

import type { RelyingParty } from '#domain/accounts/passkeys/relying-party.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const NEW_KEY = 0x40

type Change = {
  origin?: string
  rpId?: string
  /** Whether it checked a fingerprint, face or PIN. */
  isVerified?: boolean
  /** `null` leaves it out, as security keys may. */
  userHandle?: string | null
  /** Of a key that counts; others always say 0. */
  counter?: number
}

/** What the browser got from the server. */
type Options = { challenge: string; user?: { id: string } }

export function openAuthenticator(party: RelyingParty) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16).toString('base64url')
  let owner: string | undefined

  return { id, make, use }

  /** The answer to a request to add a passkey, as JSON. */
  function make(options: Options, change: Change = {}): string {
    owner = options.user?.id
    const data = Buffer.concat([dataOf(change, NEW_KEY), attested()])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ])
    const attestationObject = encode(isoCBOR.encode(attestation as never)) // The format's own types.
    return answer({
      clientDataJSON: clientData('webauthn.create', options, change),
      attestationObject,
    })
  }

  /** The answer to a request to use it, as JSON. */
  function use(options: Options, change: Change = {}): string {
    const data = dataOf(change)
    const clientDataJSON = clientData('webauthn.get', options, change)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = createSign('sha256').update(data).update(hash).sign(privateKey)
    const userHandle = change.userHandle === undefined ? owner : change.userHandle
    return answer({
      clientDataJSON,
      authenticatorData: encode(data),
      signature: encode(signature),
      ...(userHandle !== null && { userHandle }),
    })
  }

  function answer(response: object): string {
    const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
    return JSON.stringify({ ...credential, response })
  }

  function clientData(type: string, { challenge }: Options, { origin = party.origin }: Change) {
    return encode(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  }

  function dataOf({ rpId = party.id, isVerified = true, counter = 0 }: Change, flags = 0): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | PRESENT | (isVerified ? VERIFIED : 0))
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head])
  }

  /** A model without a name, the credential id and the public key in COSE. */
  function attested(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const credential = Buffer.from(id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credential.length)
    return Buffer.concat([Buffer.alloc(16), length, credential, isoCBOR.encode(key as never)]) // As above.
  }
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
