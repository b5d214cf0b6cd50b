import { useT } from '#i18n/use-t.ts'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { ICON_NAMES, Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import css from './buttons-shelf.module.css'
import { Shelf, Specimen, State } from './shelf.tsx'

const VARIANTS = ['solid', 'outline', 'quiet', 'danger'] as const

export function ButtonsShelf() {
  const t = useT()
  return (
    <Shelf id="buttons" title={t('parts.buttons')}>
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
    </Shelf>
  )
}

export function IconsShelf() {
  const t = useT()
  return (
    <Shelf id="icons" title={t('parts.icons')} text={t('parts.iconsText')}>
      <ul className={css.icons}>
        {ICON_NAMES.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <Icon name={name} size={20} />
            <span className="code">{name}</span>
          </li>
        ))}
      </ul>
    </Shelf>
  )
}
