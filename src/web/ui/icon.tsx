/**
 * The door to the line icons (lucide, ISC) of all pages: only what is listed here is sent to the browser. 1.75 px lines at both
 * sizes, in the colour of the text. Always decoration: the text is next to them or in a label.
 */

import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Copy from 'lucide-react/icons/copy'
import Info from 'lucide-react/icons/info'
import Menu from 'lucide-react/icons/menu'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Search from 'lucide-react/icons/search'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'

const ICONS = {
  menu: Menu,
  x: X,
  check: Check,
  plus: Plus,
  'rotate-ccw': RotateCcw,
  minus: Minus,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  copy: Copy,
  search: Search,
  info: Info,
  alert: CircleAlert,
  warning: TriangleAlert,
} as const

export type IconName = keyof typeof ICONS

/** For the page that shows all of them. */
// The keys of a literal table are its names.
export const ICON_NAMES = Object.keys(ICONS) as IconName[]

type Props = { name: IconName; size?: 20 | 24 | undefined; className?: string | undefined }

export function Icon({ name, size = 24, className }: Props) {
  const Drawing = ICONS[name]
  return (
    <Drawing size={size} strokeWidth={1.75} absoluteStrokeWidth className={className} aria-hidden />
  )
}
