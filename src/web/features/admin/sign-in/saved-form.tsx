/** The input that was sent after the session had ended: shown, carried, and sent again after the next sign-in. */
import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { LabelledTextArea } from '#web/ui/labelled-control.tsx'

import css from './saved-form.module.css'

type Props = {
  back: string
  /** Where they sign in again, or go on with it. */
  signInPath: string
  carried: readonly (readonly [name: string, value: string])[]
}

export function SavedForm({ back, signInPath, carried }: Props) {
  const t = useT()
  const texts = carried.flatMap(([name, value]) => {
    if (value === '' || !Object.hasOwn(SAVED_FORM_LABELS, name)) return []
    return [{ name, label: t(SAVED_FORM_LABELS[name as keyof typeof SAVED_FORM_LABELS]), value }] // Checked by `hasOwn` above.
  })
  return (
    <div className={css.input}>
      <p>{t('adminContent.outText')}</p>
      <ol>
        <li>
          <a href={signInPath} target="_blank" rel="noopener">
            {t('adminContent.outSignIn')}
          </a>
        </li>
        <li>{t('adminContent.outThen')}</li>
      </ol>
      <form method="post" action={back}>
        {carried.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may say the same twice, and its order stays.
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="small">
          {t('adminContent.outSend')}
        </Button>
      </form>
      {texts.length > 1 && <h2>{t('adminContent.outInput')}</h2>}
      {texts.map(({ name, label, value }) => (
        <LabelledTextArea
          key={name}
          label={texts.length > 1 ? label : t('adminContent.outInput')}
          rows={rowsOf(value)}
          readOnly
          defaultValue={value}
        />
      ))}
    </div>
  )
}

/** As much as is read at a glance; a long text scrolls. */
const rowsOf = (text: string): number => (text.length > 160 || text.includes('\n') ? 10 : 2)

/** Labels of the texts in saved forms, by field name; all other fields are internal. */
const SAVED_FORM_LABELS = {
  title: 'adminContent.field_title',
  summary: 'adminContent.field_summary',
  body: 'adminContent.field_body',
  question: 'adminContent.field_question',
  answer: 'adminContent.field_answer',
  text: 'adminContent.field_body',
  text_ja: 'adminSettings.language_ja',
  text_en: 'adminSettings.language_en',
  text_ko: 'adminSettings.language_ko',
  before: 'adminCampaigns.moment_before',
  during: 'adminCampaigns.moment_during',
  after: 'adminCampaigns.moment_after',
  note: 'adminOrder.note',
} as const satisfies Record<string, MessageKey>
