import type { Result } from '#shared/result.ts'

/** For what a guard has already checked. */
export function unwrap<T>(result: Result<T, 'forbidden'>): T {
  if (!result.ok) throw new Error('staff may read this')
  return result.value
}

/** For a part of a page that is empty for roles without its permission. */
export const orEmpty =
  <Empty>(empty: Empty) =>
  <T>(result: Result<T, 'forbidden'>): T | Empty =>
    result.ok ? result.value : empty
