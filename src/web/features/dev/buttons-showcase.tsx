import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ICON_NAMES, Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import css from './buttons-showcase.module.css'
import { Showcase, Specimen, State } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

const VARIANTS = ['solid', 'outline', 'quiet', 'danger'] as const

export function ButtonsShowcase() {
  const t = useT()
  return (
    <Showcase id="buttons" title={TEXTS.buttons}>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} title={variant}>
          <State name={TEXTS.stateDefault}>
            <Button variant={variant}>{TEXTS[variant]}</Button>
          </State>
          <State name={TEXTS.stateHover}>
            <Button variant={variant} data-state="hover">
              {TEXTS[variant]}
            </Button>
          </State>
          <State name={TEXTS.statePressed}>
            <Button variant={variant} data-state="pressed">
              {TEXTS[variant]}
            </Button>
          </State>
          <State name={TEXTS.stateFocus}>
            <Button variant={variant} data-state="focus">
              {TEXTS[variant]}
            </Button>
          </State>
          <State name={TEXTS.stateDisabled}>
            <Button variant={variant} disabled>
              {TEXTS[variant]}
            </Button>
          </State>
          <State name={TEXTS.stateBusy}>
            <Button variant={variant} isBusy>
              {TEXTS[variant]}
            </Button>
          </State>
        </Specimen>
      ))}
      <Specimen title={TEXTS.small}>
        <State name={TEXTS.small}>
          <ButtonLink to="#buttons" size="small" variant="outline">
            {TEXTS.outline}
          </ButtonLink>
        </State>
        <State name={TEXTS.iconButton}>
          <IconButton icon="x" label={t('ui.close')} />
        </State>
        <State name={TEXTS.wide}>
          <Button isWide>{TEXTS.solid}</Button>
        </State>
      </Specimen>
    </Showcase>
  )
}

export function IconsShowcase() {
  return (
    <Showcase id="icons" title={TEXTS.icons} text={TEXTS.iconsText}>
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
