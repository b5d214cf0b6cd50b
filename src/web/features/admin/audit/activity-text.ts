/** One activity as a sentence, with the names that become links in it. */
import type { MessageKey, Translate } from '#i18n/translate.ts'

import { type AuditLine, auditPath, pageOf } from './audit.ts'

type TextPart = { text: string; to: string | null }

/** "Aya refunded ¥5,400 of order E27R-8YYJ". An activity without a sentence is its name. */
export function activityText(t: Translate, line: AuditLine): string {
  const key = `adminActivity.${line.action}` as MessageKey & 'adminActivity.order_other' // Looked at below.
  const params = {
    who: whoOf(t, line),
    what: whatOf(t, line),
    name: line.name ?? '',
    amount: line.amount ?? '',
    count: line.count ?? 0,
  }
  const text = t(key, params)
  return text === key ? line.action : text
}

/** The same with the person and the subject as links. */
export function activityParts(t: Translate, line: AuditLine): TextPart[] {
  const { actorId } = line
  const links = [
    { text: whoOf(t, line), to: actorId && auditPath({ person: actorId }) },
    { text: whatOf(t, line), to: subjectPath(line) },
  ]
  const whole: TextPart[] = [{ text: activityText(t, line), to: null }]
  return links.reduce((parts, link) => parts.flatMap((part) => linked(part, link)), whole)
}

/** The first place of a name in a part that is no link yet. */
function linked(part: TextPart, link: TextPart): TextPart[] {
  const at = part.to === null && link.to !== null ? part.text.indexOf(link.text) : -1
  if (at === -1 || link.text === '') return [part]
  const [before, after] = [part.text.slice(0, at), part.text.slice(at + link.text.length)]
  return [{ text: before, to: null }, link, { text: after, to: null }].filter(({ text }) => text)
}

const whoOf = (t: Translate, { actorId, actorName, actorKind }: AuditLine): string => {
  if (actorId !== null) return actorName ?? t('adminAudit.gone')
  return t(actorKind === 'system' ? 'adminAudit.bySystem' : 'adminAudit.byNobody')
}

export function whatOf(t: Translate, { target, targetName }: AuditLine): string {
  // A customer whose account is closed has no name any more.
  const isAccount = target.type === 'customer' || target.type === 'person'
  return targetName ?? (isAccount ? t('adminAudit.gone') : target.id)
}

export const subjectPath = ({ target }: AuditLine): string =>
  pageOf(target) ?? auditPath({ kind: target.type, id: target.id })
