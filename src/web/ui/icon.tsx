/**
 * The line icons of all pages, as the paths of Lucide (ISC, `lucide.txt`): its components weigh more than its lines. 1.75 px lines
 * at both sizes, in the color of the text. Always decoration: the text is next to them or in a label.
 */
const PATHS = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  x: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  plus: 'M5 12h14M12 5v14',
  'rotate-ccw': 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5',
  minus: 'M5 12h14',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 18l-6-6 6-6',
  'chevron-right': 'M9 18l6-6-6-6',
  'chevron-up': 'M18 15l-6-6-6 6',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-up': 'M5 12l7-7 7 7M12 19V5',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  search: 'M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0a8 8 0 1 1 16 0',
  info: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 16v-4M12 8h.01',
  alert: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 8L12 12M12 16L12.01 16',
  warning:
    'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
} as const

export type IconName = keyof typeof PATHS

/** For the page that shows all of them. */
// The keys of a literal table are its names.
export const ICON_NAMES = Object.keys(PATHS) as IconName[]

type Props = { name: IconName; size?: 20 | 24 | undefined; className?: string | undefined }

export const Icon = ({ name, size = 24, className }: Props) => (
  <LineIcon path={PATHS[name]} size={size} line={1.75} className={className} />
)

type LineProps = { path: string; size: number; line: number; className: string | undefined }

/** A drawing of 24 units. `line` is the width of its lines in pixels at any size. */
export const LineIcon = ({ path, size, line, className }: LineProps) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={(line * 24) / size}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)
