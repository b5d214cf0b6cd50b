/** Initials that only their owner recognises: "T. S." of Taylor Sample, 「山＊ 太＊」 of 山田 太郎. */
export const initialsOf = (name: string): string =>
  name
    .normalize('NFC')
    .split(/[\s\u3000]+/)
    .filter((part) => part !== '')
    .map(shortened)
    .join(' ')

function shortened(part: string): string {
  const [{ segment: first } = { segment: '' }] = new Intl.Segmenter().segment(part)
  return /^\p{Script=Latin}/u.test(first) ? `${first.toLocaleUpperCase('en')}.` : `${first}＊`
}
