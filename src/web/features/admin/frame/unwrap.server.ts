import type { Result } from '#shared/result.ts'

/** For what every member of staff may read: a guard let only them pass. */
export function unwrap<T>(result: Result<T, 'forbidden'>): T {
  if (!result.ok) throw new Error('staff may read this')
  return result.value
}
