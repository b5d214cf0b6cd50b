/** Company descriptions in three lengths, to copy. */
import { useT } from '#i18n/use-t.ts'

import { CopyButton } from '../../ui/copy-button.tsx'
import css from './press-page.module.css'
import { type Described, textsOf } from './press-texts.ts'

export function Texts({ described }: { described: Described }) {
  const t = useT()
  return (
    <section className={css.section} aria-labelledby="texts">
      <h2 id="texts">{t('company.textsTitle')}</h2>
      <div className={css.texts}>
        {textsOf(described, t).map(({ title, text }) => (
          <div key={title} className={css.text}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className={css.copy}>
              <CopyButton
                text={text}
                words={{
                  copy: t('company.copyText'),
                  copied: t('ui.copied'),
                  failed: t('ui.copyFailed'),
                }}
              />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
