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

export function NightShowcase() {
  return (
    <div data-theme="night" className={css.night}>
      <Showcase
        id="night"
        title="Night"
        text="The same parts on the dark material. No part has a rule of its own for it."
      >
        <p className={css.row}>
          <Button>Place the order</Button>
          <Button variant="outline">Keep shopping</Button>
          <Button variant="quiet">Not now</Button>
          <Button variant="danger">Remove the scent</Button>
          <Button disabled>Place the order</Button>
          <Button variant="outline" data-state="focus">
            Focus
          </Button>
        </p>
        <div className={css.columns}>
          <div className={css.column}>
            <LabelledInput
              label="Email"
              hint="We send the confirmation to this address."
              isRequired
              autoComplete="off"
            />
            <LabelledInput
              label="Email"
              error="An email address has an @ in it."
              defaultValue="hello.example.com"
            />
            <ScentCombobox />
            <Checkbox label="I have read the terms of sale" defaultChecked />
            <Switch label="Show differences only" defaultChecked />
            <PaymentCards />
          </div>
          <div className={css.column}>
            <Notes />
            <Badges />
            <SampleProgress />
            <SixDotLoader label="Loading" size={40} />
            <SampleFacts />
          </div>
        </div>
        <SampleSteps label="Steps, Night" />
        <SampleTabs />
        <SampleAccordion prefix="night-sample" />
      </Showcase>
    </div>
  )
}
