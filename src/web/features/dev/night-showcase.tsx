import { useT } from '#i18n/use-t.ts'

import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { SixDotLoader } from '#web/ui/six-dot-loader.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { PaymentCards } from './choices-showcase.tsx'
import { Badges, Notes } from './messages-showcase.tsx'
import css from './night-showcase.module.css'
import { ScentCombobox } from './scent-combobox.tsx'
import { Showcase } from './showcase.tsx'
import { SampleAccordion, SampleFacts } from './content-showcase.tsx'
import { SampleProgress } from './feedback-showcase.tsx'
import { SampleSteps, SampleTabs } from './navigation-showcase.tsx'

export function NightShowcase() {
  const t = useT()
  return (
    <div data-theme="night" className={css.night}>
      <Showcase id="night" title={t('parts.night')} text={t('parts.nightText')}>
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
      </Showcase>
    </div>
  )
}
