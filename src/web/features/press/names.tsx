import { useT } from '#i18n/use-t.ts'
import { LOCALES, type LocalizedText } from '#shared/locale.ts'

import { Table } from '../../ui/table.tsx'
import css from './press-page.module.css'

/** The names of the products as each language writes them, the reader's own or not. */
export function Names({ names }: { names: readonly { slug: string; name: LocalizedText }[] }) {
  const t = useT()
  const words = {
    en: t('company.nameEnglish'),
    ja: t('company.nameJapanese'),
    ko: t('company.nameKorean'),
  }
  return (
    <section className={css.section} aria-labelledby="names">
      <h2 id="names">{t('company.namesTitle')}</h2>
      <div className={css.names}>
        <Table
          caption={t('company.namesCaption')}
          isCaptionHidden
          columns={[...ORDER.map((locale) => ({ text: words[locale] }))]}
        >
          {names.map(({ slug, name }) => (
            <tr key={slug}>
              {ORDER.map((locale) => (
                <td key={locale} lang={locale}>
                  {name[locale] ?? name.en}
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
    </section>
  )
}

/** English first: it is what the other two are read against. */
const ORDER = LOCALES.toSorted()
