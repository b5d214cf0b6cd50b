/** A draft: its effective date and its text in every language, saved together. */
import { LEGAL_TEXT_LENGTH_MAX } from '#domain/legal/version.ts'
import type { VersionDetail } from '#domain/legal/view-versions.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LabelledTextArea } from '#web/ui/labelled-control.tsx'

import { ActionForm, type FieldState, TextField, useFields } from '../forms/action-form.tsx'
import { Panel } from '../parts/panel.tsx'
import css from './legal.module.css'
import { type LegalErrors, type LegalFieldError, NEXT_FIELD, textField } from './legal-action.ts'

type Props = {
  version: VersionDetail
  changed: readonly Locale[]
  errors: LegalErrors | undefined
  mayPublish: boolean
}

export function LegalDraftForm({ version, changed, errors, mayPublish }: Props) {
  const t = useT()
  const textOf = useErrorText()
  const { effectiveFrom, texts } = version
  const saved = {
    effectiveFrom,
    ...Object.fromEntries(LOCALES.map((locale) => [textField(locale), texts[locale] ?? ''])),
  }
  const state = useFields('save_version', errors, saved, { textOf })
  return (
    <Panel label={t('adminLegal.text')}>
      <ActionForm
        action="save_version"
        errors={errors}
        textOf={textOf}
        revision={version.revision}
        text={t('adminLegal.textHint')}
        submit={t('adminLegal.textSave')}
        variant="outline"
        warnsIfUnsaved
        compared={[
          {
            id: 'effectiveFrom',
            label: t('adminLegal.effectiveFrom'),
            present: effectiveFrom,
            input: state('effectiveFrom').value,
          },
          ...LOCALES.map((locale) => ({
            id: locale,
            label: t(`adminSettings.language_${locale}`),
            present: texts[locale] ?? '',
            input: state(textField(locale)).value,
            lang: locale,
          })),
        ]}
        alsoSubmit={
          mayPublish && (
            <Button type="submit" size="small" name={NEXT_FIELD} value="publish">
              {t('adminLegal.publish_versionStart')}
            </Button>
          )
        }
      >
        <TextField
          type="date"
          label={t('adminLegal.effectiveFrom')}
          hint={t('adminLegal.holdsHint')}
          state={state('effectiveFrom')}
          isRequired
        />
        {version.document === 'sale' && <Callout tone="info" title={t('adminLegal.saleNote')} />}
        {LOCALES.map((locale) => (
          <LanguagePart
            key={locale}
            locale={locale}
            isChanged={changed.includes(locale)}
            state={state(textField(locale))}
          />
        ))}
      </ActionForm>
    </Panel>
  )
}

type PartProps = { locale: Locale; isChanged: boolean; state: FieldState }

/** The language of the console is open. */
function LanguagePart({ locale, isChanged, state: { value, error } }: PartProps) {
  const t = useT()
  const isOpen = useLocale() === locale || error !== null
  const language = t(`adminSettings.language_${locale}`)
  return (
    <details className={css.language} open={isOpen}>
      <summary>
        <strong>{language}</strong>
        {value === '' ? (
          <Badge tone="warn">{t('adminLegal.missing')}</Badge>
        ) : (
          <span>{t('adminLegal.length', { count: [...value].length })}</span>
        )}
        {isChanged && <ChangedBadge isChanged />}
      </summary>
      <LabelledTextArea
        label={<span className="visually-hidden">{t('adminLegal.textIn', { language })}</span>}
        error={error}
        name={textField(locale)}
        rows={20}
        lang={locale}
        autoComplete="off"
        defaultValue={value}
      />
    </details>
  )
}

/** Against the newest published version. */
export function ChangedBadge({ isChanged }: { isChanged: boolean }) {
  const t = useT()
  return (
    <Badge tone={isChanged ? 'info' : 'neutral'}>
      {t(isChanged ? 'adminLegal.changed' : 'adminLegal.unchanged')}
    </Badge>
  )
}

function useErrorText(): (error: LegalFieldError) => string {
  const t = useT()
  return ({ field }) =>
    field === 'effectiveFrom'
      ? t('adminLegal.dayInvalid')
      : t('adminLegal.textInvalid', { max: LEGAL_TEXT_LENGTH_MAX })
}
