/** A page that is a sheet: the way back, what was saved, and the table. */
import type { ComponentProps } from 'react'

import { useT } from '#i18n/use-t.ts'

import { BackLink } from '../../parts/back-link.tsx'
import { SuccessMessage } from '../flash-message.tsx'
import { Sheet } from './sheet-form.tsx'

type Props = ComponentProps<typeof Sheet> & {
  back: { to: string; label: string }
  /** The number of rows that the form before saved. */
  saved: number
}

export function SheetPage({ back, saved, ...sheet }: Props) {
  const t = useT()
  const { title, answer, formKey } = sheet
  return (
    <>
      <BackLink to={back.to} text={back.label} />
      <h1>{title}</h1>
      <p>{t('adminSheet.text')}</p>
      {saved > 0 && !answer && (
        <SuccessMessage key={formKey} text={t('adminSheet.saved', { count: saved })} />
      )}
      <Sheet key={formKey} {...sheet} />
    </>
  )
}
