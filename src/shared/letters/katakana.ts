/** The distance between the code points of a katakana and its hiragana. */
const OFFSET = 0x60

/** Each hiragana becomes the katakana of the same sound. */
export const inKatakana = (text: string): string =>
  text.replaceAll(/[\u3041-\u3096\u309d\u309e]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) + OFFSET),
  )
