import { useT } from '#i18n/use-t.ts'

import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ICON_NAMES, Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import css from './buttons-showcase.module.css'
import { Showcase, Specimen, State } from './showcase.tsx'

const VARIANTS = ['solid', 'outline', 'quiet', 'danger'] as const

export function ButtonsShowcase() {
  const t = useT()
  return (
    <Showcase id="buttons" title={t('parts.buttons')}>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} title={variant}>
          <State name={t('parts.stateDefault')}>
            <Button variant={variant}>{t(`parts.${variant}`)}</Button>
          </State>
          <State name={t('parts.stateHover')}>
            <Button variant={variant} data-state="hover">
              {t(`parts.${variant}`)}
            </Button>
          </State>
          <State name={t('parts.statePressed')}>
            <Button variant={variant} data-state="pressed">
              {t(`parts.${variant}`)}
            </Button>
          </State>
          <State name={t('parts.stateFocus')}>
            <Button variant={variant} data-state="focus">
              {t(`parts.${variant}`)}
            </Button>
          </State>
          <State name={t('parts.stateDisabled')}>
            <Button variant={variant} disabled>
              {t(`parts.${variant}`)}
            </Button>
          </State>
          <State name={t('parts.stateBusy')}>
            <Button variant={variant} isBusy>
              {t(`parts.${variant}`)}
            </Button>
          </State>
        </Specimen>
      ))}
      <Specimen title={t('parts.small')}>
        <State name={t('parts.small')}>
          <ButtonLink to="#buttons" size="small" variant="outline">
            {t('parts.outline')}
          </ButtonLink>
        </State>
        <State name={t('parts.iconButton')}>
          <IconButton icon="x" label={t('ui.close')} />
        </State>
        <State name={t('parts.wide')}>
          <Button isWide>{t('parts.solid')}</Button>
        </State>
      </Specimen>
    </Showcase>
  )
}

export function IconsShelf() {
  const t = useT()
  return (
    <Showcase id="icons" title={t('parts.icons')} text={t('parts.iconsText')}>
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
