import type { ApiProblem } from '#web/api/client.ts'

/** The field that a refusal belongs to. The server names it by its path in the body, "profile.phone". */
export const refusedField = (
  { fields }: Pick<ApiProblem, 'fields'>,
  names: readonly string[],
): string | null =>
  names.find((name) => fields.some((path) => path === name || path.endsWith(`.${name}`))) ?? null
