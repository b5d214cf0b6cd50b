/** Runs in the page: strong texts that are drawn in two faces, because the fonts of their area lack a character. Decision 0018. */
import type { WordGroup } from '../../../scripts/fonts/font-words.ts'

type Fonts = { characters: Record<WordGroup, string>; lang: 'ja' | 'ko' }

export function strongInTwoFaces({ characters, lang }: Fonts): string[] {
  const groups = ['core', 'names', document.documentElement.dataset.area ?? ''] as const
  const own = new Map<string, string>(Object.entries(characters))
  const held = new Set(
    [own.get('languages'), ...groups.map((group) => own.get(`${lang}-${group}`))].join(''),
  )
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement
    if (!around || around.closest('script, style, [translate="no"]')) continue
    if (around.closest('[lang]')?.getAttribute('lang') !== lang) continue
    const { fontWeight, fontFamily } = getComputedStyle(around)
    if (Number(fontWeight) < 500 || fontFamily.includes('Mono')) continue
    const letters = [...(node.textContent ?? '').matchAll(/\p{L}/gu)].map(([letter]) => letter)
    const missing = letters.filter((letter) => letter > '\u024f' && !held.has(letter))
    if (missing.length > 0) found.push(`${missing.join('')}: ${node.textContent}`)
  }
  return found
}
