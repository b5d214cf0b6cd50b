/** The status of a form that comes back: fields that are wrong, a missing right, or something that stands against the whole. */
export function formStatus({ code }: { code: string | null }): number {
  if (code === null) return 422
  return code === 'forbidden' ? 403 : 409
}
