import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { useSite } from '../root-data.ts'
import { AccountLink } from './account-link.tsx'
import { CARTRIDGE_PATH, DEVICE_LIST } from './device-list.ts'
import css from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './mark.tsx'

export function Footer() {
  const t = useT()
  const site = useSite()

  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.opening}>
          <p className={css.brand}>
            <Mark size={32} />
            {site.name}
          </p>
          <p className={css.line}>{t('shell.footerLine')}</p>
        </div>
        <nav aria-labelledby="footer-products">
          <h2 id="footer-products" className={css.title}>
            {t('shell.footerProducts')}
          </h2>
          <ul>
            {DEVICE_LIST.map(({ slug, path, word }) => (
              <li key={slug}>
                <Link to={path} className={css.link}>
                  {t(word)}
                </Link>
              </li>
            ))}
            <li>
              <Link to={CARTRIDGE_PATH} className={css.link}>
                {t('shell.cartridges')}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-ordering">
          <h2 id="footer-ordering" className={css.title}>
            {t('shell.footerOrdering')}
          </h2>
          <ul>
            <li>
              <Link to="/order" className={css.link}>
                {t('shell.footerPack')}
              </Link>
            </li>
            <li>
              <AccountLink className={css.link} />
            </li>
            <li>
              <Link to="/terms-of-service" className={css.link}>
                {t('shell.footerTerms')}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className={`wrap ${css.end}`}>
        <p>{t('shell.footerTax')}</p>
        <LanguageSwitch label={t('shell.languagesFooter')} />
      </div>
      <div className={css.ring}>
        <Mark size={560} />
      </div>
    </footer>
  )
}
