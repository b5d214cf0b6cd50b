/** The newest pictures, to put one into the text, and a new one from a file. */
import { Link, useFetcher } from 'react-router'

import { type Picture, thumbnailOf } from '#domain/uploads/picture.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'

import type { ListedPicture } from '../pictures-page.tsx'
import css from './markdown-area.module.css'

export const PICTURES_PATH = '/admin/content/pictures'

type PickerProps = {
  locale: Locale
  onPick: (picture: Picture) => void
  onFile: (file: File) => void
}

export function PicturePicker({ locale, onPick, onFile }: PickerProps) {
  const t = useT()
  const fetcher = useFetcher<{ pictures: ListedPicture[] }>()
  const pictures = fetcher.data?.pictures
  return (
    <details
      className={css.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void fetcher.load(PICTURES_PATH)
      }}
    >
      <summary>{t('adminContent.pick')}</summary>
      <div className={css.picker}>
        <label className={css.add}>
          <span>{t('adminContent.pickFile')}</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className={css.file}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) onFile(file)
              // The same file may be chosen again after a refusal.
              currentTarget.value = ''
            }}
          />
        </label>
        {pictures?.length === 0 && <p>{t('adminContent.picturesEmpty')}</p>}
        <ul>
          {pictures?.map((picture) => (
            <li key={picture.name}>
              <button type="button" onClick={() => onPick(picture)}>
                <img
                  src={thumbnailOf(picture)}
                  alt={picture.alt[locale] || t('adminContent.altNone')}
                  width={picture.width}
                  height={picture.height}
                />
              </button>
            </li>
          ))}
        </ul>
        <Link to={PICTURES_PATH}>{t('adminContent.pickAll')}</Link>
      </div>
    </details>
  )
}
