import { useT } from '#i18n/use-t.ts'

import { useSite } from '../root-data.ts'
import css from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './mark.tsx'

export function Footer() {
  const t = useT()
  const site = useSite()

  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.row}`}>
        <div className={css.words}>
          <p className={css.brand}>
            <Mark size={22} />
            {site.name}
          </p>
          <p>{t('shell.footerLine')}</p>
        </div>
        <LanguageSwitch label={t('shell.languagesFooter')} />
      </div>
    </footer>
  )
}
