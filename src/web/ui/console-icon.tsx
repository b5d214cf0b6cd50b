/** The line icons of the console’s areas, apart from `icon.tsx`, whose drawings the public pages load. */
import Boxes from 'lucide-react/icons/boxes'
import Bug from 'lucide-react/icons/bug'
import ChartColumn from 'lucide-react/icons/chart-column'
import FileText from 'lucide-react/icons/file-text'
import Handshake from 'lucide-react/icons/handshake'
import History from 'lucide-react/icons/history'
import Landmark from 'lucide-react/icons/landmark'
import MessageSquare from 'lucide-react/icons/message-square'
import Package from 'lucide-react/icons/package'
import Settings from 'lucide-react/icons/settings'
import Sun from 'lucide-react/icons/sun'
import Tag from 'lucide-react/icons/tag'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import Webhook from 'lucide-react/icons/webhook'

const ICONS = {
  today: Sun,
  statistics: ChartColumn,
  orders: Package,
  bank: Landmark,
  stock: Boxes,
  catalog: Tag,
  content: FileText,
  messages: MessageSquare,
  customers: Users,
  staff: UserCog,
  partners: Handshake,
  webhooks: Webhook,
  settings: Settings,
  audit: History,
  incidents: Bug,
} as const

type Props = { name: keyof typeof ICONS; className: string | undefined }

export function ConsoleIcon({ name, className }: Props) {
  const Drawing = ICONS[name]
  return (
    <Drawing size={18} strokeWidth={1.6} absoluteStrokeWidth className={className} aria-hidden />
  )
}
