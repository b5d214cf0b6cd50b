/**
 * Reads what the browser stores, each value checked. By hand: a schema library would be a sixth of the scripts that the first
 * screen of a purchase waits for.
 */
type Check<Value> = (stored: unknown) => stored is Value
type Read<Value> = (stored: unknown) => Value

export const isText: Check<string> = (stored) => typeof stored === 'string'
export const isFlag: Check<boolean> = (stored) => typeof stored === 'boolean'
export const isWhole: Check<number> = (stored): stored is number => Number.isSafeInteger(stored)

export const isBetween =
  (min: number, max: number): Check<number> =>
  (stored): stored is number =>
    isWhole(stored) && min <= stored && stored <= max

export const isNullOr =
  <Value>(is: Check<Value>): Check<Value | null> =>
  (stored): stored is Value | null =>
    stored === null || is(stored)

export const isListOf =
  <Value>(is: Check<Value>): Check<Value[]> =>
  (stored): stored is Value[] =>
    Array.isArray(stored) && stored.every(is)

export const isRecordOf =
  <Values extends object>(
    fields: { [Field in keyof Values]: Check<Values[Field]> },
  ): Check<Values> =>
  (stored): stored is Values =>
    Object.entries<Check<unknown>>(fields).every(([field, is]) => is(Object(stored)[field]))

/** What fails its check is dropped. */
export const read =
  <Value>(is: Check<Value>, initial: Value): Read<Value> =>
  (stored) =>
    is(stored) ? stored : initial

/** Field by field; unknown ones are left out. */
export const readRecord =
  <Values extends object>(fields: { [Field in keyof Values]: Read<Values[Field]> }): Read<Values> =>
  (stored) =>
    // Every field of the record is among the entries, read as its type.
    Object.fromEntries(
      Object.entries<Read<unknown>>(fields).map(([field, of]) => [
        field,
        of(Object(stored)[field]),
      ]),
    ) as Values
