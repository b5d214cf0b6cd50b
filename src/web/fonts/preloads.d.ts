/** Written by scripts/fonts/font-subset.ts: what the first view of a language needs, by the addresses it is served at. */
declare module 'virtual:font-preloads' {
  export const FONT_PRELOADS: Readonly<Record<'en' | 'ja' | 'ko', readonly string[]>>
}
