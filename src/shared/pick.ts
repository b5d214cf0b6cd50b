/** These properties of an object, or columns of a table, and no others. */
export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  ...names: Name[]
): Pick<Whole, Name> =>
  // Each name has just been read from it.
  Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>
