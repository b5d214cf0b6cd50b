import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import css from './form.module.css'

type Props = { submit: string; isBusy: boolean; onClose: () => void }

/** Of a form that is opened in its row, and closed without saving. */
export function FormButtons({ submit, isBusy, onClose }: Props) {
  const t = useT()
  return (
    <div className={css.buttons}>
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
    </div>
  )
}
