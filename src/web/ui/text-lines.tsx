/** A text of several lines, as an address: empty ones are left out, and two may be alike. */
export const TextLines = ({ lines }: { lines: readonly string[] }) =>
  lines
    .filter((line) => line !== '')
    .map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text keep their places.
      <div key={at}>{line}</div>
    ))
