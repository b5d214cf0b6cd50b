/** The embedded PostgreSQL can't run here as it is. The message tells operators why and what to do, in one line. */
export class EmbeddedUnusableError extends Error {
  override name = 'EmbeddedUnusableError'
}
