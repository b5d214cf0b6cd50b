import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { readUserRecord } from '../api/user-record.ts'
import { appContext } from '../context.ts'
import { readDraft } from '../draft/order-draft.ts'
import { viewProfile } from '../features/account/calls.ts'
import { contactAction } from '../features/contact/contact-action.server.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { filedAs, requestFromUrl } from '../features/contact/contact-request.ts'
import { loadContactChannels } from '../features/contact/load-contact-channels.server.ts'
import { useDraftText } from '../features/order/draft-text.ts'
import { loadDraftNames } from '../features/order/load-draft-names.server.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/contact.ts'

export const meta = pageMeta((t) => ({
  title: t('contact.title'),
  description: t('contact.description', { days: REPLY_BUSINESS_DAYS }),
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const requested = requestFromUrl(url.searchParams)
  const [channels, names] = await Promise.all([
    loadContactChannels(ctx),
    requested.topic === 'eu-order' ? loadDraftNames(ctx, locale) : null,
  ])
  return { ...requested, channels, names }
}

export function action(args: Route.ActionArgs) {
  return contactAction(args, filedAs(requestFromUrl(new URL(args.request.url).searchParams).topic))
}

async function findCustomer() {
  const user = readUserRecord()
  const profile = user && (await viewProfile(user.id))
  return profile?.ok ? profile.value : null
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { topic, channels, names } = loaderData
  const draftText = useDraftText(names)
  const subjects = {
    general: '',
    signage: t('contact.signageSubject'),
    'eu-order': t('contact.euSubject'),
  }
  return (
    <ContactPage
      topic={topic}
      channels={channels}
      form={
        <ContactForm
          key={`${topic} ${loaderData.subject}`}
          topic={filedAs(topic)}
          answer={actionData ?? null}
          subject={loaderData.subject || subjects[topic]}
          messageHint={topic === 'general' ? t('contact.messageHint') : undefined}
          firstMessage={names === null ? undefined : () => draftText(readDraft())}
          firstPerson={names === null ? undefined : findCustomer}
        />
      }
    />
  )
}
