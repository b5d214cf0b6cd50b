import type { ContactState } from '#domain/contact/contact.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES = { open: 'warn', answered: 'ok', closed: 'neutral' } as const

export function ContactStateBadge({ state }: { state: ContactState }) {
  return <Badge tone={TONES[state]}>{useT()(`adminMessages.state_${state}`)}</Badge>
}
