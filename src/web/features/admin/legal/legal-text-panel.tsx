/** The text of a version in one language, and the form that writes it. */
import type { LegalVersion } from '#domain/legal/version.ts'
import type { VersionDetail } from '#domain/legal/view-versions.server.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LabelledTextArea } from '#web/ui/labelled-control.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import panel from '../parts/panel.module.css'
import css from './legal.module.css'
import type { LegalErrors } from './legal-action.ts'
import { LegalForm, useLegalField } from './legal-form.tsx'

type TextProps = {
  version: VersionDetail
  locale: Locale
  isOpen: boolean
  errors: LegalErrors | undefined
}

export function TextPanel({ version, locale, isOpen, errors }: TextProps) {
  const t = useT()
  const text = version.texts[locale]
  const language = t(`adminSettings.language_${locale}`)
  return (
    <section className={panel.panel} aria-labelledby={`text-${locale}`}>
      <div className={css.actions}>
        <h2 id={`text-${locale}`}>{language}</h2>
        <Badge tone={text === null ? 'warn' : 'ok'}>
          {text === null
            ? t('adminLegal.missing')
            : t('adminLegal.length', { count: [...text].length })}
        </Badge>
        {!isOpen && version.state === 'draft' && (
          <ActionLink to={`?text=${locale}`}>
            {t('adminLegal.textChange')}
            <span className="visually-hidden"> {language}</span>
          </ActionLink>
        )}
      </div>
      {isOpen && <TextForm version={version} locale={locale} errors={errors} />}
    </section>
  )
}

function TextForm({ version, locale, errors }: Omit<TextProps, 'isOpen'>) {
  const t = useT()
  const language = t(`adminSettings.language_${locale}`)
  const text = useLegalField('save_version_text', errors, 'text', textOf(version, locale))
  return (
    <LegalForm
      action="save_version_text"
      errors={errors}
      hidden={{ locale }}
      revision={version.revision[locale]}
      title={t('adminLegal.textTitle', { language })}
      text={t('adminLegal.textHint')}
      submit={t('adminLegal.textSave')}
      warnsIfUnsaved
      compared={[
        {
          id: locale,
          label: language,
          present: textOf(version, locale),
          input: text.value,
          lang: locale,
        },
      ]}
    >
      <div className={css.text}>
        <LabelledTextArea
          label={t('adminLegal.text')}
          error={text.error}
          name="text"
          rows={24}
          lang={locale}
          autoComplete="off"
          defaultValue={text.value}
        />
      </div>
    </LegalForm>
  )
}

const textOf = ({ texts }: LegalVersion, locale: Locale): string => texts[locale] ?? ''
