/** One version: what happens with it, and the form that writes it while it is a draft. */
import type { VersionDetail } from '#domain/legal/view-versions.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayWords } from '#shared/day.ts'
import { isAmong } from '#shared/is-among.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import { ActionForm } from '../forms/action-form.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import css from './legal.module.css'
import { type LegalAction, type LegalErrors, PAGE_OF } from './legal-action.ts'
import { ChangedBadge, LegalDraftForm } from './legal-draft-form.tsx'
import { VersionBadge } from './versions-table.tsx'

type Props = {
  version: VersionDetail
  /** The languages in which a draft differs from the newest published version. */
  changed: readonly Locale[]
  today: string
  /** The action whose question a link opened. */
  open: string
  errors: LegalErrors | undefined
  /** Publishing is an administrator's. */
  mayPublish: boolean
}

export function LegalTextPage(props: Props) {
  const { version, today, open, errors, mayPublish } = props
  const t = useT()
  const locale = useLocale()
  const { state } = version
  const date = dayWords(version.effectiveFrom, today, locale).whole
  const opened = errors?.action ?? open
  const step = offeredIn(state, mayPublish).find((action) => action === opened)
  // A step that is offered no longer was sent all the same: its form says why it was not done.
  const asked = step ?? (errors && isStep(opened) ? opened : null)
  return (
    <>
      <Panel
        id="version"
        title={t('adminLegal.fromDay', { date })}
        beside={<VersionBadge state={state} />}
      >
        <p className={panel.about}>{t(`adminLegal.stateText_${state}`, { date })}</p>
        {asked ? <Question {...props} action={asked} date={date} /> : <VersionActions {...props} />}
      </Panel>
      {state === 'draft' && asked === null && <LegalDraftForm {...props} />}
    </>
  )
}

const STEPS = ['publish_version', 'withdraw_version', 'delete_version'] as const
type Step = Extract<LegalAction, (typeof STEPS)[number]>

const isStep = isAmong(STEPS)

/** An address opens only questions that a link or a button offers. */
function offeredIn(state: VersionDetail['state'], mayPublish: boolean): readonly Step[] {
  if (state === 'draft')
    return mayPublish ? ['publish_version', 'delete_version'] : ['delete_version']
  return state === 'coming' && mayPublish ? ['withdraw_version'] : []
}

function VersionActions({ version, mayPublish }: Props) {
  const t = useT()
  const locale = useLocale()
  const { state, id, document, effectiveFrom } = version
  const isDraft = state === 'draft'
  return (
    <>
      <p className={layout.buttons}>
        {isDraft ? (
          <ActionLink to={`/admin/content/legal/${id}/preview?lang=${locale}`}>
            {t('adminLegal.preview')}
          </ActionLink>
        ) : (
          <ActionLink to={`${PAGE_OF[document]}/${effectiveFrom}`}>
            {t('adminLegal.read')}
          </ActionLink>
        )}
        {offeredIn(state, mayPublish)
          .filter((action) => action !== 'publish_version')
          .map((action) => (
            <ActionLink key={action} to={`?form=${action}`}>
              {t(`adminLegal.${action}Start`)}
            </ActionLink>
          ))}
      </p>
      {isDraft && !mayPublish && <p>{t('adminLegal.publishOthers')}</p>}
    </>
  )
}

type QuestionProps = Props & { action: Step; date: string }

function Question({ version, changed, errors, action, date }: QuestionProps) {
  const t = useT()
  const isPublishing = action === 'publish_version'
  return (
    <ActionForm
      action={action}
      errors={errors}
      revision={version.revision}
      title={t(`adminLegal.${action}Title`, { date })}
      text={
        isPublishing
          ? t(`adminLegal.publishText_${version.document}`, { date })
          : t(`adminLegal.${action}Text`)
      }
      submit={t(`adminLegal.${action}Submit`)}
      variant={isPublishing ? 'solid' : 'danger'}
      close={t('adminLegal.leave')}
    >
      {isPublishing && (
        <ul className={css.changes}>
          {LOCALES.map((locale) => (
            <li key={locale}>
              {t(`adminSettings.language_${locale}`)}
              <ChangedBadge isChanged={changed.includes(locale)} />
            </li>
          ))}
        </ul>
      )}
    </ActionForm>
  )
}
