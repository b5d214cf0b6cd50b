/** The faces of the site: what each is cut from, and how style sheets declare it. Decision 0018. */
import {
  AREAS,
  LATIN_ACCENTED,
  LATIN_FIRST,
  LATIN_MORE,
  siteCharacters,
  type WordGroup,
} from './font-words.ts'

export type Face = {
  name: string
  family: string
  /** A file of the repository or of a package, with everything that its makers drew. */
  source: string
  characters: string
  /** Kerning is two fifths of the Latin face: letters of names do without. */
  features: readonly string[]
  /** How much of a variable font remains; an axis given as a number is fixed there. */
  axes: Record<string, number | { min: number; max: number }>
  descriptors: string
}

const MONA = 'node_modules/@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'
const GEIST =
  'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
export const EAST_ASIAN = 'src/web/fonts/PretendardJPVariable.woff2'
/** As the licence of that last one says. */
export const RESERVED_NAME = 'Pretendard JP'

const LATIN_FEATURES = ['ccmp', 'locl', 'case']
/** Those that `withSpacing` draws. */
const SPACING = ['palt', 'halt', 'chws']

/** The heaviest weight and the widest width of the style sheets. */
const WEIGHTS = { wght: { min: 400, max: 640 } }
const TEXT_AXES = { ...WEIGHTS, wdth: 100 }
/** For single characters of a name, between prose and strong. */
const ONE_AXES = { wght: 480, wdth: 100 }
const LATIN_FACE = {
  family: 'Mona Sans Variable',
  source: MONA,
  features: LATIN_FEATURES,
  axes: { ...WEIGHTS, wdth: { min: 100, max: 112 } },
  descriptors: 'font-weight:400 640;font-stretch:100% 112%;font-display:swap',
}
/** One weight for headings, labels and buttons; prose is in the system's face. */
const STRONG = {
  features: SPACING,
  axes: { wght: 620 },
  descriptors: 'font-weight:500 700;font-display:swap',
}

export const LICENCES = [
  'src/web/fonts/OFL.txt',
  'node_modules/@fontsource-variable/mona-sans/LICENSE',
  'node_modules/@fontsource-variable/geist-mono/LICENSE',
] as const

export function facesOf(): readonly Face[] {
  const words = siteCharacters()
  const groups = Object.keys(words) as WordGroup[] // Its type names all its keys.
  return [
    {
      ...LATIN_FACE,
      name: 'latin',
      characters: LATIN_FIRST,
      features: [...LATIN_FEATURES, 'kern'],
    },
    { ...LATIN_FACE, name: 'latin-accented', characters: LATIN_ACCENTED, axes: ONE_AXES },
    { ...LATIN_FACE, name: 'latin-more', characters: LATIN_MORE, axes: TEXT_AXES },
    {
      name: 'mono',
      family: 'Geist Mono Variable',
      source: GEIST,
      characters: LATIN_FIRST,
      features: LATIN_FEATURES,
      axes: { wght: 500 },
      descriptors: 'font-weight:400 700;font-display:optional',
    },
    ...groups
      .filter((group) => words[group] !== '')
      .map((group) => ({
        name: group,
        family: familyOf(group),
        source: EAST_ASIAN,
        characters: words[group],
        ...STRONG,
      })),
  ]
}

/** Not the font's own name, which its makers reserve for the whole of it. */
const SCRIPTS: Record<string, string> = { ja: 'Site Japanese', ko: 'Site Korean' }

function familyOf(group: WordGroup): string {
  const [script = '', area] = group.split('-')
  const family = SCRIPTS[script]
  if (family === undefined) return 'Site Languages'
  return area === 'core' ? family : `${family} ${area}`
}

/** `--font-area` of tokens.css: the families that a page of an area asks after the core. */
export function areaRules(): string {
  const areas = Object.keys(AREAS)
  return Object.entries(SCRIPTS)
    .flatMap(([script, family]) =>
      areas.map(
        (area) => `:root:lang(${script})[data-area=${area}]{--font-area:'${family} ${area}'}`,
      ),
    )
    .join('\n')
}

export const PRELOADED = {
  en: ['latin'],
  ja: ['latin', 'ja-core'],
  ko: ['latin', 'ko-core'],
} as const

/** What a first view may load of fonts, in kilobytes of a thousand bytes. */
export const FONT_KILOBYTES_MAX = { en: 45, ko: 90, ja: 120 } as const

/** Of rarer signs: a page is painted before it asks which of them it has. */
export const isLate = ({ name }: Face): boolean =>
  name === 'languages' || (/^(?:ja|ko)-/.test(name) && !name.endsWith('-core'))

export function faceRule({ family, descriptors, characters }: Face, url: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;${descriptors};src:url('${url}') format('woff2');unicode-range:${rangesOf(characters)}}`
}

/** `U+3042,U+3044-3046`, shortest form. */
export function rangesOf(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0)
  const runs: [number, number][] = []
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point <= last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

const hex = (point: number): string => point.toString(16)

/** Of Mona Sans: ascent and descent, in ems. */
const ASCENT = 1.09
const DESCENT = 0.32

/**
 * System fonts stretched to the width of ours, so that nothing moves when ours arrive. The sizes are the mean, over the
 * English messages, of how much wider Mona Sans sets each: at 400, at 560, and at 580 stretched to 112 per cent.
 */
const STAND_INS = [
  {
    family: 'Mona Sans Stand-in',
    regular: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'HelveticaNeue-Bold', 'Roboto Bold'],
    size: { text: 1.037, strong: 0.994, display: 1.043 },
  },
  {
    family: 'Mona Sans Stand-in Linux',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    size: { text: 0.929, strong: 0.844, display: 0.886 },
  },
] as const

/**
 * The system's faces, for prose and until our own arrive. Signs of Japanese are 0.9375 em wide in our face and one em in
 * every other; syllables of Korean 0.864, in Noto 0.92.
 */
const SCRIPT_STAND_INS = [
  {
    family: 'Site Japanese',
    fonts: [
      ...['HiraginoSans-W3', 'Hiragino Sans W3', 'NotoSansJP-Regular', 'Noto Sans JP Regular'],
      ...['NotoSansCJKjp-Regular', 'Noto Sans CJK JP', 'YuGothic-Medium', 'Yu Gothic Medium'],
    ],
    size: 0.9375,
  },
  {
    family: 'Site Korean',
    fonts: [
      ...['AppleSDGothicNeo-Regular', 'NotoSansKR-Regular', 'Noto Sans KR Regular'],
      ...['NotoSansCJKkr-Regular', 'Noto Sans CJK KR', 'MalgunGothic', 'Malgun Gothic'],
    ],
    size: 0.9394,
  },
] as const

/** A line of Korean has many spaces, which no stand-in has as narrow as Mona Sans: they are the system's from the start. */
const KOREAN_SPACE = `@font-face{font-family:'Site Korean Space';src:${localsOf(SCRIPT_STAND_INS[1].fonts)};unicode-range:U+20;${heightOf(1)}}`

export function standInRules(): string {
  const rules = STAND_INS.flatMap(({ family, regular, bold, size }) => [
    standIn(family, regular, 'font-weight:400 500;font-stretch:100%', size.text),
    standIn(family, bold, 'font-weight:501 700;font-stretch:100%', size.strong),
    standIn(family, bold, 'font-weight:400 700;font-stretch:105% 115%', size.display),
  ])
  const scripts = SCRIPT_STAND_INS.flatMap(({ family, fonts, size }) => {
    const source = `src:${localsOf(fonts)};size-adjust:${percent(size)}`
    return [
      `@font-face{font-family:'${family}';font-weight:400;${source}}`,
      `@font-face{font-family:'${family} Stand-in';${source}}`,
    ]
  })
  return [...rules, ...scripts, KOREAN_SPACE].join('\n')
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}

function localsOf(fonts: readonly string[]): string {
  return fonts.map((font) => `local('${font}')`).join(',')
}

/** Lines are as high as those of Mona Sans. */
function heightOf(size: number): string {
  return `ascent-override:${percent(ASCENT / size)};descent-override:${percent(DESCENT / size)};line-gap-override:0%`
}

function standIn(
  family: string,
  fonts: readonly string[],
  descriptors: string,
  size: number,
): string {
  return `@font-face{font-family:'${family}';${descriptors};src:${localsOf(fonts)};size-adjust:${percent(size)};${heightOf(size)}}`
}
