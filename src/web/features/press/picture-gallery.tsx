/** Product pictures in full size: as PNG for print and layout, as WebP for pages. */
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { PICTURES, type PictureName } from '#web/pictures/manifest.ts'
import { fileOf, Picture } from '#web/pictures/picture.tsx'

import css from './picture-gallery.module.css'
import page from './press-page.module.css'
import { savePng } from './save-png.ts'

export function PictureGallery() {
  const t = useT()
  return (
    <section className={page.section} aria-labelledby="pictures">
      <div className={page.side}>
        <h2 id="pictures">{t('company.picturesTitle')}</h2>
        <p className={page.aside}>{t('company.picturesIntro')}</p>
      </div>
      <ul className={css.shelf}>
        {shown(t).map(({ name, title, background }) => (
          <li key={name} className={css.one}>
            <div
              className={css.frame}
              data-background={background}
              {...(background === 'night' && { 'data-theme': 'night' })}
            >
              <Picture
                name={name}
                alt={t(PICTURES[name].alt)}
                sizes="(min-width: 60em) 22vw, (min-width: 40em) 45vw, 90vw"
              />
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
        onClick={() => savePng(name)}
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

type Shown = { name: PictureName; title: string; background: 'chalk' | 'night' | 'scene' }

const shown = (t: Translate): Shown[] => [
  { name: 'shooter3', title: t('shell.shooter3'), background: 'chalk' },
  {
    name: 'shooter3-night',
    title: t('company.pictureNight', { name: t('shell.shooter3') }),
    background: 'night',
  },
  {
    name: 'shooter3-top',
    title: t('company.pictureTop', { name: t('shell.shooter3') }),
    background: 'chalk',
  },
  { name: 'shooter2', title: t('shell.shooter2'), background: 'chalk' },
  { name: 'wearable3', title: t('shell.wearable3'), background: 'chalk' },
  { name: 'speaker60', title: t('shell.speaker60'), background: 'chalk' },
  { name: 'family', title: t('company.pictureFamily'), background: 'chalk' },
  { name: 'kit', title: t('company.pictureKit'), background: 'chalk' },
  { name: 'cartridges', title: t('company.pictureCartridges'), background: 'chalk' },
  { name: 'scene-signage', title: t('company.pictureShop'), background: 'scene' },
  { name: 'scene-lab', title: t('company.pictureLab'), background: 'scene' },
  { name: 'scene-vr', title: t('company.pictureVr'), background: 'scene' },
]
