/** Product pictures in full size: as PNG for print and layout, as WebP for pages. */
import { useT } from '#i18n/use-t.ts'
import { saveFile } from '#web/api/save-file.ts'
import { PICTURES, type PictureName } from '#web/pictures/manifest.ts'
import { fileOf, Picture } from '#web/pictures/picture.tsx'

import { pictureAsPng } from './picture-as-png.ts'
import css from './picture-gallery.module.css'
import page from './press-page.module.css'
import { pressPictures } from './press-pictures.ts'

export function PictureGallery() {
  const t = useT()
  return (
    <section className={page.section} aria-labelledby="pictures">
      <div className={page.side}>
        <h2 id="pictures">{t('company.picturesTitle')}</h2>
        <p className={page.aside}>{t('company.picturesIntro')}</p>
      </div>
      <ul className={css.shelf}>
        {pressPictures(t).map(({ name, title, background }) => (
          <li key={name} className={css.one}>
            <div
              className={css.frame}
              data-background={background}
              {...(background === 'night' && { 'data-theme': 'night' })}
            >
              <Picture name={name} sizes="(min-width: 60em) 22vw, (min-width: 40em) 45vw, 90vw" />
            </div>
            <p className={css.title}>{title}</p>
            <Downloads name={name} title={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Downloads({ name, title }: { name: PictureName; title: string }) {
  const t = useT()
  const { width, height } = PICTURES[name]
  return (
    <p className={css.files}>
      <button
        type="button"
        aria-label={t('company.download', { format: 'PNG', name: title })}
        onClick={async () => saveFile(await pictureAsPng(name))}
      >
        PNG
      </button>
      <a
        href={fileOf(name, width, 'webp')}
        download={`${name}.webp`}
        aria-label={t('company.download', { format: 'WebP', name: title })}
      >
        WebP
      </a>
      <span className={css.size}>
        {t('company.pixels', { width: `${width}`, height: `${height}` })}
      </span>
    </p>
  )
}
