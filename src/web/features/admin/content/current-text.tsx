/** What another member of staff saved, next to the input: the current value of each field. */
import { type ContentKind, ruleOf, type TextField } from '#domain/editing/kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'

import { dateTimeText } from '../parts/date-time.tsx'
import panel from '../parts/panel.module.css'
import css from './content.module.css'
import type { Stands } from './content.ts'

type Props = { kind: ContentKind; locale: Locale; stands: Stands }

export function CurrentText({ kind, locale, stands: { texts, who, at } }: Props) {
  const t = useT()
  const own = useLocale()
  const date = at && dateTimeText(at, own)
  return (
    <section className={css.conflict} aria-labelledby="stands-title">
      <h3 id="stands-title">{t('adminContent.standsTitle')}</h3>
      <p>
        {t('adminContent.standsText')}{' '}
        {date &&
          (who
            ? t('adminContent.savedBy', { name: who, date })
            : t('adminContent.savedAt', { date }))}
      </p>
      <dl>
        {ruleOf(kind).fields.map((field) => (
          <CurrentField key={field.name} field={field} locale={locale} text={texts[field.name]} />
        ))}
      </dl>
    </section>
  )
}

type FieldProps = { field: TextField; locale: Locale; text: string | undefined }

/** Only Markdown can be pages long: it scrolls in its place, so that what was typed stays near. */
function CurrentField({ field: { name, form }, locale, text }: FieldProps) {
  const t = useT()
  const id = `stands-${name}`
  return (
    <div>
      <dt id={id}>{t(`adminContent.field_${name}`)}</dt>
      <dd lang={text ? locale : undefined}>
        {!text && <span className={panel.quiet}>{t('adminContent.standsEmpty')}</span>}
        {text && form !== 'markdown' && text}
        {text && form === 'markdown' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
          <section className={css.long} aria-labelledby={`stands-title ${id}`} tabIndex={0}>
            {text}
          </section>
        )}
      </dd>
    </div>
  )
}
