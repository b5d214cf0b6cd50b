/** Korea's personal customs code (개인통관고유부호): P and twelve digits. Decisions, section 12. */

export const asksForCustomsCode = (country: string): boolean => country === 'KR'

export const normalCustomsCode = (input: string): string =>
  input
    .normalize('NFKC')
    .replaceAll(/[\s‐‑‒–—―−-]/g, '')
    .toUpperCase()

export const isCustomsCode = (code: string): boolean => /^P\d{12}$/.test(normalCustomsCode(code))
