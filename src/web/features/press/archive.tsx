import { useState } from 'react'

import { withoutMarks } from '#i18n/phrase-mark.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import css from './press-page.module.css'
import { pressPictures } from './press-pictures.ts'
import { type Described, RULES, textsOf } from './press-texts.ts'

/** Pictures, logo and texts in one file, made when it is asked for. */
export function Archive({ described }: { described: Described }) {
  const t = useT()
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)

  async function save(): Promise<void> {
    setIsBusy(true)
    const texts = [
      ...textsOf(described, t).map(({ title, text }) => `${title}\n${text}`),
      [t('company.rulesTitle'), ...RULES.map((rule) => t(rule))].join('\n'),
    ]
    try {
      const { saveArchive } = await import('./save-archive.ts')
      await saveArchive({
        pictures: pressPictures(t).map(({ name }) => name),
        texts: withoutMarks(`${texts.join('\n\n')}\n`),
        now: new Date(),
      })
    } catch {
      notify({ text: t('company.archiveFailed'), type: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className={css.archive}>
      <Button variant="outline" isBusy={isBusy} onClick={() => void save()}>
        {t('company.archive')}
      </Button>
      <p className={css.aside}>{t('company.archiveText')}</p>
    </div>
  )
}
