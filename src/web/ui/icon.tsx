/** The line icons of the shop, 24 px, in the colour of the text. Always decoration: the words are beside them or in a label. */
const PATHS = {
  menu: 'M4 8h16M4 16h16',
  x: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-right': 'M9 6l6 6-6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  search: 'M11 5a6 6 0 100 12 6 6 0 000-12zM15.5 15.5L20 20',
  info: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 11v5M12 8v.01',
  alert: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v5M12 16v.01',
  warning: 'M12 4.5l8.5 15h-17zM12 10v4.5M12 17v.01',
} as const

export type IconName = keyof typeof PATHS

export function Icon({
  name,
  size = 24,
  className,
}: {
  name: IconName
  size?: number
  className?: string | undefined
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
