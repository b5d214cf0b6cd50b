/** Korean particles have two forms: 은, 을, 으로 after a consonant, 는, 를, 로 after a vowel. */

/** How the end of what is not Hangul is read, where it ends in a consonant or is no letter. */
const READINGS: Readonly<Record<string, string>> = {
  0: '영',
  1: '일',
  2: '이',
  3: '삼',
  4: '사',
  5: '오',
  6: '육',
  7: '칠',
  8: '팔',
  9: '구',
  l: '엘',
  m: '엠',
  n: '엔',
  r: '알',
  le: '를',
  ng: '응',
  $: '러',
  '¥': '엔',
}

/** An amount is read with its currency last; marks at the end, such as a bracket, are not read. */
const LAST_SOUND = /^[$¥](?=\d)|(?:le|ng|[\p{L}\p{N}])(?=[^\p{L}\p{N}]*$)/iu

const HANGUL_FIRST = 0xac00
const HANGUL_COUNT = 11_172
const FINALS = 28
const FINAL_RIEUL = 8

/** Whether a value takes the form after a consonant. 로 also follows ㄹ: 서울로. */
export function takesConsonantForm(form: string, value: string): boolean {
  const [last = ''] = LAST_SOUND.exec(value.normalize('NFC')) ?? []
  const syllable = READINGS[last.toLowerCase()] ?? last
  const index = (syllable.codePointAt(0) ?? 0) - HANGUL_FIRST
  const final = index >= 0 && index < HANGUL_COUNT ? index % FINALS : 0
  return final !== 0 && !(final === FINAL_RIEUL && form.includes('으로'))
}
