import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ICON_NAMES, Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import css from './buttons-showcase.module.css'
import { Showcase, Specimen, State } from './showcase.tsx'

const VARIANTS = [
  ['solid', 'Place the order'],
  ['outline', 'Keep shopping'],
  ['quiet', 'Not now'],
  ['danger', 'Remove the scent'],
] as const

const STATES = [
  ['Default', {}],
  ['Hover', { 'data-state': 'hover' }],
  ['Pressed', { 'data-state': 'pressed' }],
  ['Focus', { 'data-state': 'focus' }],
  ['Disabled', { disabled: true }],
  ['Busy', { isBusy: true }],
] as const

export function ButtonsShowcase() {
  const t = useT()
  return (
    <Showcase id="buttons" title="Buttons">
      {VARIANTS.map(([variant, text]) => (
        <Specimen key={variant} title={variant}>
          {STATES.map(([state, props]) => (
            <State key={state} name={state}>
              <Button variant={variant} {...props}>
                {text}
              </Button>
            </State>
          ))}
        </Specimen>
      ))}
      <Specimen title="Small">
        <State name="Small">
          <ButtonLink to="#buttons" size="small" variant="outline">
            Keep shopping
          </ButtonLink>
        </State>
        <State name="Sign alone">
          <IconButton icon="x" label={t('ui.close')} />
        </State>
        <State name="As wide as its place">
          <Button isWide>Place the order</Button>
        </State>
      </Specimen>
    </Showcase>
  )
}

export function IconsShowcase() {
  return (
    <Showcase
      id="icons"
      title="Icons"
      text="Drawn with lines, in the colour of the text. Words always stand beside them."
    >
      <ul className={css.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <Icon name={name} size={20} />
            <span className="code">{name}</span>
          </li>
        ))}
      </ul>
    </Showcase>
  )
}
