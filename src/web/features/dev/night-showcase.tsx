import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'
import { SixDotLoader } from '#web/ui/six-dot-loader.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { PaymentCards } from './choices-showcase.tsx'
import { SampleAccordion, SampleFacts } from './content-showcase.tsx'
import { SampleProgress } from './feedback-showcase.tsx'
import { Badges, Notes } from './messages-showcase.tsx'
import { SampleSteps, SampleTabs } from './navigation-showcase.tsx'
import css from './night-showcase.module.css'
import { ScentCombobox } from './scent-combobox.tsx'
import { Showcase } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

export function NightShowcase() {
  return (
    <div data-theme="night" className={css.night}>
      <Showcase id="night" title={TEXTS.night} text={TEXTS.nightText}>
        <p className={css.row}>
          <Button>{TEXTS.solid}</Button>
          <Button variant="outline">{TEXTS.outline}</Button>
          <Button variant="quiet">{TEXTS.quiet}</Button>
          <Button variant="danger">{TEXTS.danger}</Button>
          <Button disabled>{TEXTS.solid}</Button>
          <Button variant="outline" data-state="focus">
            {TEXTS.stateFocus}
          </Button>
        </p>
        <div className={css.columns}>
          <div className={css.column}>
            <LabelledInput
              label={TEXTS.email}
              hint={TEXTS.emailHint}
              isRequired
              autoComplete="off"
            />
            <LabelledInput
              label={TEXTS.email}
              error={TEXTS.emailError}
              defaultValue="hello.example.com"
            />
            <ScentCombobox />
            <Checkbox label={TEXTS.agree} defaultChecked />
            <Switch label={TEXTS.onlyDifferences} defaultChecked />
            <PaymentCards />
          </div>
          <div className={css.column}>
            <Notes />
            <Badges />
            <SampleProgress />
            <SixDotLoader label={TEXTS.loading} size={40} />
            <SampleFacts />
          </div>
        </div>
        <SampleSteps label={`${TEXTS.steps}, ${TEXTS.night}`} />
        <SampleTabs />
        <SampleAccordion prefix="night-sample" />
      </Showcase>
    </div>
  )
}
