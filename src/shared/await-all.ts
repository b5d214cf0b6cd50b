/**
 * Like `Promise.all`, but throws only once all of them have ended: what runs in a transaction must not continue after its
 * rollback.
 */
export async function awaitAll<T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [At in keyof T]: Awaited<T[At]> }> {
  await Promise.allSettled(work)
  return Promise.all(work)
}
