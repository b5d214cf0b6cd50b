/**
 * A password is hashed in a fraction of its time: the machine's own function is wrapped, ours are as they are. With which
 * parameters they call it is proven in `password.test.ts`.
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
