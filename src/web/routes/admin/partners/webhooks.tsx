import { Link } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import { reachOf } from '#domain/webhooks/endpoint-address.server.ts'
import { listEndpoints } from '#domain/webhooks/list-deliveries.server.ts'
import { ANSWER_TIMEOUT_SECONDS, ATTEMPTS_MAX } from '#domain/webhooks/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import {
  answerOf,
  readStaffForm,
  unknownForm,
} from '#web/features/admin/frame/staff-action.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import page from '#web/features/admin/parts/page.module.css'
import { EndpointsTable, NewEndpointForm } from '#web/features/admin/webhooks/webhook-endpoints.tsx'
import { Secret } from '#web/features/admin/webhooks/webhook-forms.tsx'
import { WebhookLog } from '#web/features/admin/webhooks/webhook-log.tsx'
import css from '#web/features/admin/webhooks/webhooks.module.css'
import {
  handleWebhookAction,
  loadWebhookLog,
} from '#web/features/admin/webhooks/webhooks.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/webhooks.ts'

export const meta = pageMeta((t) => ({ title: t('admin.webhooks'), isPrivate: true }))

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'webhook.read')
  const partners = unwrap(await listPartners(ctx))
  const mayChange = may(ctx.actor, 'webhook.manage')
  return {
    endpoints: unwrap(await listEndpoints(ctx)),
    partners: partners
      .filter(({ endedAt }) => endedAt === null)
      .map(({ id, name }) => ({ id, name })),
    log: await loadWebhookLog(ctx, request, null),
    mayChange,
    isAsked: mayChange && url.searchParams.get('form') === 'create_endpoint',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site, form, verify } = await readStaffForm({ context, request }, 'webhook.read')
  const outcome = await handleWebhookAction(ctx, { id: '', form, reach: reachOf(site), verify })
  if (outcome === null || 'done' in outcome) return unknownForm()
  return answerOf(outcome, () => '/admin/webhooks')
}

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const { endpoints, partners, log, mayChange, isAsked } = loaderData
  const errors = actionData?.kind === 'refused' ? actionData : undefined
  const isOpen = errors !== undefined || (isAsked && actionData === undefined)

  return (
    <>
      <div className={page.head}>
        <h1>{t('admin.webhooks')}</h1>
        {mayChange && !isOpen && <MakeStart hasPartners={partners.length > 0} />}
      </div>
      {actionData?.kind === 'secret' && <Secret key={actionData.secret} {...actionData} />}
      <h2>{t('adminWebhooks.endpoints')}</h2>
      {endpoints.length > 0 ? (
        <EndpointsTable endpoints={endpoints} />
      ) : (
        <p>{t('adminWebhooks.noEndpoints')}</p>
      )}
      {!mayChange && <p>{t('adminWebhooks.readOnly')}</p>}
      {mayChange && isOpen && <NewEndpointForm partners={partners} errors={errors} />}
      <WebhookLog log={log} base="/admin/webhooks" />
      <p className={css.lead}>
        {t('adminWebhooks.text', { seconds: ANSWER_TIMEOUT_SECONDS, count: ATTEMPTS_MAX })}
      </p>
      <ZoneNote />
    </>
  )
}

/** An endpoint is a partner's: without one there is nobody to make it for. */
function MakeStart({ hasPartners }: { hasPartners: boolean }) {
  const t = useT()
  return hasPartners ? (
    <p className={page.actions}>
      <ActionLink to="?form=create_endpoint">{t('adminWebhooks.createStart')}</ActionLink>
    </p>
  ) : (
    <p>
      {t('adminWebhooks.noPartners')}{' '}
      <Link to="/admin/partners?form=create_partner">{t('adminWebhooks.addPartner')}</Link>
    </p>
  )
}
