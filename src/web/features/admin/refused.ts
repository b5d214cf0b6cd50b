/** The status of a form that comes back: fields that are wrong, or something that stands against the whole. */
export const statusOfRefused = ({ code }: { code: string | null }): number =>
  code === null ? 422 : 409
