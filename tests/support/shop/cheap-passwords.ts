/**
 * Hashes passwords in a fraction of the time: wraps the function of Node, ours are as they are. `password.test.ts`
 * verifies the parameters that they pass to it.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const CHEAP = { memory: 8, passes: 1 }
const NAME = 'cheapArgon2'

if (crypto.argon2.name !== NAME) {
  const real = crypto.argon2
  const cheapArgon2: typeof real = (algorithm, parameters, done) =>
    real(algorithm, { ...parameters, ...CHEAP }, done)
  crypto.argon2 = cheapArgon2
  syncBuiltinESMExports()
}
