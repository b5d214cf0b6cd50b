import { useT } from '#i18n/use-t.ts'

import css from './mark-gallery.module.css'
import page from './press-page.module.css'

/** The files themselves are shown, so that what is seen is what is taken. */
export function MarkGallery() {
  const t = useT()
  const marks = [
    { file: 'mark', title: t('company.markInk') },
    { file: 'mark-white', title: t('company.markWhite') },
  ]
  return (
    <section className={page.section} aria-labelledby="mark">
      <div className={page.side}>
        <h2 id="mark">{t('company.markTitle')}</h2>
        <p className={page.aside}>{t('company.markText')}</p>
      </div>
      <ul className={css.marks}>
        {marks.map(({ file, title }) => (
          <li key={file}>
            <div className={css.frame} {...(file === 'mark-white' && { 'data-theme': 'night' })}>
              <img src={`/press/${file}.svg`} alt="" width={1170} height={1170} loading="lazy" />
            </div>
            <p className={css.title}>{title}</p>
            <a
              className={css.file}
              href={`/press/${file}.svg`}
              download
              aria-label={t('company.download', { format: 'SVG', name: title })}
            >
              SVG
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
