/** The initial consonants of Korean syllables (초성), which alone find a word: ㅎㄱ is 한국. */
export const isInitials = (text: string): boolean =>
  /^[\u1100-\u1112]+$/.test(text.normalize('NFKD'))

export const initialsOf = (text: string): string =>
  text.normalize('NFKD').replaceAll(/[^\u1100-\u1112]/g, '')
