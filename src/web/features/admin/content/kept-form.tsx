/** What was typed when the session had ended: shown, carried, and sent again once somebody signed in. */
import { useT } from '#i18n/use-t.ts'

import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import css from './content.module.css'

type Props = { back: string; carried: readonly (readonly [name: string, value: string])[] }

/** Long ones are a text that somebody wrote; the rest are the form's own. */
const TEXT_LENGTH_MIN = 24

export function KeptForm({ back, carried }: Props) {
  const t = useT()
  const texts = carried.filter(
    ([name, value]) => name !== 'seen' && value.length >= TEXT_LENGTH_MIN,
  )
  return (
    <div className={css.typed}>
      <p>{t('adminContent.outText')}</p>
      <ol>
        <li>
          <a href="/admin/sign-in" target="_blank" rel="noopener">
            {t('adminContent.outSignIn')}
          </a>
        </li>
        <li>{t('adminContent.outThen')}</li>
      </ol>
      <form method="post" action={back}>
        {carried.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may say the same twice, and its order stays.
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="small">
          {t('adminContent.outSend')}
        </Button>
      </form>
      {texts.length > 0 && <h2>{t('adminContent.outTyped')}</h2>}
      {texts.map(([name, value]) => (
        <Field key={name} label={name}>
          {(control) => <TextArea {...control} rows={10} readOnly defaultValue={value} />}
        </Field>
      ))}
    </div>
  )
}
