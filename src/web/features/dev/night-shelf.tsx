import { useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { SixDotLoader } from '../../ui/six-dot-loader.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PaymentCards } from './choices-shelf.tsx'
import { Badges, Notes } from './messages-shelf.tsx'
import css from './night-shelf.module.css'
import { ScentCombobox } from './scent-combobox.tsx'
import { Shelf } from './shelf.tsx'
import { SampleAccordion, SampleFacts } from './things-shelf.tsx'
import { SampleProgress } from './waiting-shelf.tsx'
import { SampleSteps, SampleTabs } from './ways-shelf.tsx'

export function NightShelf() {
  const t = useT()
  return (
    <div data-theme="night" className={css.night}>
      <Shelf id="night" title={t('parts.night')} text={t('parts.nightText')}>
        <p className={css.row}>
          <Button>{t('parts.solid')}</Button>
          <Button variant="outline">{t('parts.outline')}</Button>
          <Button variant="quiet">{t('parts.quiet')}</Button>
          <Button variant="danger">{t('parts.danger')}</Button>
          <Button disabled>{t('parts.solid')}</Button>
          <Button variant="outline" data-state="focus">
            {t('parts.stateFocus')}
          </Button>
        </p>
        <div className={css.columns}>
          <div className={css.column}>
            <Field label={t('parts.email')} hint={t('parts.emailHint')} isRequired>
              {(control) => <TextInput {...control} autoComplete="off" />}
            </Field>
            <Field label={t('parts.email')} error={t('parts.emailError')}>
              {(control) => <TextInput {...control} defaultValue="hello.example.com" />}
            </Field>
            <ScentCombobox />
            <Checkbox label={t('parts.agree')} defaultChecked />
            <Switch label={t('parts.onlyDifferences')} defaultChecked />
            <PaymentCards />
          </div>
          <div className={css.column}>
            <Notes />
            <Badges />
            <SampleProgress />
            <SixDotLoader label={t('parts.loading')} size={40} />
            <Card title={t('parts.rose')} to="#night">
              <p>{t('parts.cardText')}</p>
            </Card>
            <SampleFacts />
          </div>
        </div>
        <SampleSteps label={`${t('parts.steps')}, ${t('parts.night')}`} />
        <SampleTabs />
        <SampleAccordion prefix="night-sample" />
      </Shelf>
    </div>
  )
}
