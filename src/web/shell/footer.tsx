/** Every public page by its group, and what is true on all of them: who sells, by which law, and that prices are whole. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { SubscribeForm } from '../features/newsletter/subscribe-form.tsx'
import { ShipsTo } from '../prices/ships-to.tsx'
import { useSite } from '../root-data.ts'
import { AccountLinks } from './account-links.tsx'
import { CARTRIDGE_PATH, DEVICE_LIST } from './device-list.ts'
import css from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './mark.tsx'
import { LEGAL_LINKS, SECTIONS } from './navigation.ts'

type SectionOf = (typeof SECTIONS)[number]
type LinkWord =
  | (typeof DEVICE_LIST)[number]['word']
  | 'shell.cartridges'
  | SectionOf['links'][number]['word']
  | (typeof LEGAL_LINKS)[number]['word']

type Group = {
  word: 'shell.pageProducts' | 'shell.footerLegal' | SectionOf['word']
  links: readonly { path: string; word: LinkWord }[]
}

const [SOFTWARE, SOLUTIONS, COMPANY] = SECTIONS

const GROUPS: readonly Group[] = [
  {
    word: 'shell.pageProducts',
    links: [...DEVICE_LIST, { path: CARTRIDGE_PATH, word: 'shell.cartridges' }],
  },
  { word: SOFTWARE.word, links: SOFTWARE.links },
  { word: SOLUTIONS.word, links: SOLUTIONS.links },
  { word: COMPANY.word, links: COMPANY.links },
]

export function Footer() {
  const t = useT()
  const site = useSite()

  return (
    <footer className={css.footer}>
      <div className={`wrap ${css.opening}`}>
        <div>
          <p className={css.brand}>
            <Mark size={32} />
            {site.name}
          </p>
          <p className={css.line}>{t('shell.footerLine')}</p>
        </div>
        <section className={css.news} aria-labelledby="footer-news">
          <h2 id="footer-news" className={css.newsTitle}>
            {t('shell.newsletterTitle')}
          </h2>
          <p>{t('shell.newsletterText')}</p>
          <SubscribeForm />
        </section>
      </div>
      <nav className={`wrap ${css.columns}`} aria-label={t('shell.footer')}>
        {GROUPS.map((group) => (
          <FooterGroup key={group.word} {...group} />
        ))}
        <OrderingGroup />
        <FooterGroup word="shell.footerLegal" links={LEGAL_LINKS} />
      </nav>
      <div className={`wrap ${css.end}`}>
        <p>{t('shell.footerTax')}</p>
        <ShipsTo />
        <LanguageSwitch label={t('shell.languagesFooter')} />
      </div>
      <div className={css.ring}>
        <Mark size={560} />
      </div>
    </footer>
  )
}

function FooterGroup({ word, links }: Group) {
  const t = useT()
  return (
    <div>
      <h2 className={css.title}>{t(word)}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} className={css.link}>
              {t(link.word)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OrderingGroup() {
  const t = useT()
  return (
    <div>
      <h2 className={css.title}>{t('shell.footerOrdering')}</h2>
      <ul>
        <li>
          <Link to="/order" className={css.link}>
            {t('shell.footerPack')}
          </Link>
        </li>
        <li>
          <Link to="/faq" className={css.link}>
            {t('shell.pageFaq')}
          </Link>
        </li>
        <li>
          <Link to="/contact" className={css.link}>
            {t('shell.pageContact')}
          </Link>
        </li>
        <AccountLinks className={css.link} />
      </ul>
    </div>
  )
}
