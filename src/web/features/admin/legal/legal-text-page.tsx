/** One version: what happens with it, and its text in each language. */
import type { VersionDetail } from '#domain/legal/view-versions.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayWords } from '#shared/day.ts'
import { isAmong } from '#shared/is-among.ts'
import { LOCALES } from '#shared/locale.ts'
import { Callout } from '#web/ui/callout.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import panel from '../parts/panel.module.css'
import css from './legal.module.css'
import type { LegalAction, LegalErrors } from './legal-action.ts'
import { DayField, LegalForm, useLegalField } from './legal-form.tsx'
import { TextPanel } from './legal-text-panel.tsx'
import { VersionBadge } from './versions-table.tsx'

type Props = {
  version: VersionDetail
  today: string
  /** The form that a link opened: a language, or an action. */
  open: string
  errors: LegalErrors | undefined
  /** Publishing is an administrator's. */
  mayPublish: boolean
}

export function LegalTextPage({ version, today, open, errors, mayPublish }: Props) {
  const opened = errors ? (errors.input.locale ?? errors.action) : open
  return (
    <>
      <VersionPart
        version={version}
        today={today}
        opened={opened}
        errors={errors}
        mayPublish={mayPublish}
      />
      {LOCALES.map((locale) => (
        <TextPanel
          key={locale}
          version={version}
          locale={locale}
          isOpen={opened === locale && version.state === 'draft'}
          errors={errors?.input.locale === locale ? errors : undefined}
        />
      ))}
    </>
  )
}

type PartProps = Omit<Props, 'open'> & { opened: string }

function VersionPart({ version, today, opened, errors, mayPublish }: PartProps) {
  const t = useT()
  const locale = useLocale()
  const { state, document } = version
  const date = dayWords(version.effectiveFrom, today, locale).whole
  const step = waysOf(state, mayPublish).find(({ action }) => action === opened)?.action
  // A step that is offered no longer was sent all the same: its form says why it was not done.
  const asked = step ?? (errors && isFormOf(opened) ? opened : null)
  return (
    <section className={panel.panel} aria-labelledby="version">
      <div className={css.actions}>
        <h2 id="version">{t('adminLegal.fromDay', { date })}</h2>
        <VersionBadge state={state} />
      </div>
      <p className={panel.about}>{t(`adminLegal.stateText_${state}`, { date })}</p>
      {asked !== null && <StepForm version={version} action={asked} date={date} errors={errors} />}
      {state === 'draft' && document === 'sale' && asked === null && (
        <Callout tone="info" title={t('adminLegal.saleNote')} />
      )}
      {asked === null && <Ways version={version} mayPublish={mayPublish} />}
    </section>
  )
}

function Ways({ version, mayPublish }: Pick<Props, 'version' | 'mayPublish'>) {
  const t = useT()
  const locale = useLocale()
  const { state, id } = version
  const isDraft = state === 'draft'
  return (
    <>
      <p className={css.actions}>
        {isDraft && (
          <ActionLink to={`/admin/content/legal/${id}/preview?lang=${locale}`}>
            {t('adminLegal.preview')}
          </ActionLink>
        )}
        {waysOf(state, mayPublish).map(({ action, variant }) => (
          <ActionLink key={action} to={`?form=${action}`} variant={variant}>
            {t(`adminLegal.${action}Start`)}
          </ActionLink>
        ))}
      </p>
      {isDraft && !mayPublish && <p>{t('adminLegal.publishOthers')}</p>}
    </>
  )
}

const STEPS = ['publish_version', 'withdraw_version', 'move_version', 'delete_version'] as const
type StepAction = Extract<LegalAction, (typeof STEPS)[number]>

const isFormOf = isAmong(STEPS)

type Way = { action: StepAction; isOffered: boolean; variant: 'solid' | 'outline' }

/** The actions of a version in its present state; an address opens only forms that a link offers. */
function waysOf(state: VersionDetail['state'], mayPublish: boolean): readonly Way[] {
  const isDraft = state === 'draft'
  const ways: readonly Way[] = [
    { action: 'publish_version', isOffered: isDraft && mayPublish, variant: 'solid' },
    { action: 'withdraw_version', isOffered: state === 'coming' && mayPublish, variant: 'outline' },
    { action: 'move_version', isOffered: isDraft, variant: 'outline' },
    { action: 'delete_version', isOffered: isDraft, variant: 'outline' },
  ]
  return ways.filter(({ isOffered }) => isOffered)
}

type StepProps = {
  version: VersionDetail
  action: StepAction
  date: string
  errors: LegalErrors | undefined
}

function StepForm({ version, action, date, errors }: StepProps) {
  const t = useT()
  const day = useLegalField(action, errors, 'effectiveFrom', version.effectiveFrom)
  const isDanger = action === 'delete_version' || action === 'withdraw_version'
  return (
    <LegalForm
      action={action}
      errors={errors}
      revision={version.revision.whole}
      title={t(`adminLegal.${action}Title`, { date })}
      text={
        action === 'publish_version'
          ? t(`adminLegal.publishText_${version.document}`, { date })
          : t(`adminLegal.${action}Text`)
      }
      submit={t(`adminLegal.${action}Submit`)}
      variant={isDanger ? 'danger' : 'solid'}
    >
      {action === 'move_version' && <DayField state={day} />}
    </LegalForm>
  )
}
