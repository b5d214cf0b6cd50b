/** What a browser answers after a passkey was made or used (WebAuthn, section 5.1). The library verifies it afterwards. */
import { fail, ok, type Result } from '#shared/result.ts'
import { z } from '#shared/schema.ts'

const BYTES_LENGTH_MAX = 16_384

const Bytes = z
  .string()
  .max(BYTES_LENGTH_MAX)
  .regex(/^[\w-]+$/)
const credential = {
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  /** Extensions are neither requested nor read. */
  clientExtensionResults: z.unknown().transform(() => ({})),
}

const PasskeyMade = z.object({
  ...credential,
  response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
})
export type PasskeyMade = z.infer<typeof PasskeyMade>

const PasskeyUsed = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.exactOptional(),
  }),
})
export type PasskeyUsed = z.infer<typeof PasskeyUsed>

/** `challenge` is the text that was issued; on the way it is base64url, in what the authenticator signs. */
export type PasskeyAnswer<Answer> = { answer: Answer; challenge: string }

export const parsePasskeyMade = (input: string) => parse(PasskeyMade, input)
export const parsePasskeyUsed = (input: string) => parse(PasskeyUsed, input)

const ClientData = z.object({ challenge: Bytes })

function parse<Answer extends { response: { clientDataJSON: string } }>(
  schema: z.ZodType<Answer>,
  input: string,
): Result<PasskeyAnswer<Answer>, 'passkey_invalid'> {
  const answer = json(schema).safeParse(input)
  if (!answer.success) return fail('passkey_invalid')
  const clientData = json(ClientData).safeParse(decode(answer.data.response.clientDataJSON))
  if (!clientData.success) return fail('passkey_invalid')
  return ok({ answer: answer.data, challenge: decode(clientData.data.challenge) })
}

const decode = (bytes: string): string => Buffer.from(bytes, 'base64url').toString()

const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((input, issues): unknown => {
      try {
        return JSON.parse(input)
      } catch {
        issues.addIssue('no JSON')
        return z.NEVER
      }
    })
    .pipe(schema)
