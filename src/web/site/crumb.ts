/** The name of a page whose name is data. Used as `export const handle = { crumb: titleOf }`. */
export function titleOf(loaderData: unknown): string | null {
  if (typeof loaderData !== 'object' || loaderData === null || !('title' in loaderData)) return null
  return typeof loaderData.title === 'string' ? loaderData.title : null
}
