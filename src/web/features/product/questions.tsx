import { isDeviceSlug } from '#domain/catalog/devices/device.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { plateMonth } from '#web/labels/plate-month.ts'

import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import type { ProductData, ProductSlug } from './product-data.ts'
import { QUESTIONS, QUESTIONS_OF, questionNumbers } from './question-list.ts'
import css from './questions.module.css'

/** What people ask before they buy this one. */
export function Questions({ slug, data }: { slug: ProductSlug; data: ProductData }) {
  const t = useT()
  const locale = useLocale()
  const month = plateMonth(locale)
  const numbers = { ...questionNumbers(slug, locale), month, prefix: data.platePrefix }
  return (
    <Section id="questions" title={t('product.questionsTitle')} isJoined={isDeviceSlug(slug)}>
      <div className={css.list}>
        {QUESTIONS_OF[slug].map((id) => (
          <details key={id} className={css.question}>
            <summary>
              {t(QUESTIONS[id].question, numbers)}
              <Icon name="plus" size={20} />
            </summary>
            <p>{t(QUESTIONS[id].answer, numbers)}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
