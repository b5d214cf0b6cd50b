/**
 * Every public page by its group, and what is true on all of them: who sells, by which law, and that prices are whole. A page
 * that says one thing has the short form, which is no longer than the page.
 */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { SubscribeForm } from '../features/newsletter/subscribe-form.tsx'
import { ShipsTo } from '../prices/ships-to.tsx'
import { useSite } from '../root-data.ts'
import { FINDER_PATH } from '../scents/finder-path.ts'
import { Mark } from '../ui/mark.tsx'
import { AccountLinks } from './account-links.tsx'
import { CARTRIDGE_PATH, DEVICE_LIST } from './device-list.ts'
import css from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { LEGAL_LINKS, SECTIONS } from './navigation.ts'

type SectionOf = (typeof SECTIONS)[number]
type LinkWord =
  | (typeof DEVICE_LIST)[number]['word']
  | 'shell.cartridges'
  | 'shell.pageFinder'
  | SectionOf['links'][number]['word']
  | (typeof LEGAL_LINKS)[number]['word']
  | (typeof ORDERING_LINKS)[number]['word']

type FooterLink = { path: string; word: LinkWord }

type Group = {
  word: 'shell.pageProducts' | 'shell.footerLegal' | SectionOf['word']
  links: readonly FooterLink[]
}

const [SOFTWARE, SOLUTIONS, COMPANY] = SECTIONS

const GROUPS: readonly Group[] = [
  {
    word: 'shell.pageProducts',
    links: [
      ...DEVICE_LIST,
      { path: CARTRIDGE_PATH, word: 'shell.cartridges' },
      { path: FINDER_PATH, word: 'shell.pageFinder' },
    ],
  },
  { word: SOFTWARE.word, links: SOFTWARE.links },
  { word: SOLUTIONS.word, links: SOLUTIONS.links },
  { word: COMPANY.word, links: COMPANY.links },
]

const ORDERING_LINKS = [
  { path: '/order', word: 'shell.footerPack' },
  { path: '/faq', word: 'shell.pageFaq' },
  { path: '/contact', word: 'shell.pageContact' },
] as const

export function Footer({ isShort }: { isShort: boolean }) {
  const t = useT()
  return (
    <footer className={css.footer}>
      {isShort ? <ShortLinks /> : <AllLinks />}
      <div className={`wrap ${css.end}`}>
        <p>{t('shell.footerTax')}</p>
        <ShipsTo />
        <LanguageSwitch label={t('shell.languagesFooter')} />
      </div>
      {!isShort && (
        <div className={css.ring}>
          <Mark size={560} />
        </div>
      )}
    </footer>
  )
}

function Brand() {
  const site = useSite()
  return (
    <p className={css.brand}>
      <Mark size={32} />
      {site.name}
    </p>
  )
}

function ShortLinks() {
  const t = useT()
  return (
    <div className={`wrap ${css.short}`}>
      <Brand />
      <nav aria-label={t('shell.footer')}>
        <ul>
          <Links links={[...ORDERING_LINKS, ...LEGAL_LINKS]} />
        </ul>
      </nav>
    </div>
  )
}

function AllLinks() {
  const t = useT()
  return (
    <>
      <div className={`wrap ${css.opening}`}>
        <div>
          <Brand />
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
    </>
  )
}

function FooterGroup({ word, links }: Group) {
  const t = useT()
  return (
    <div>
      <h2 className={css.title}>{t(word)}</h2>
      <ul>
        <Links links={links} />
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
        <Links links={ORDERING_LINKS} />
        <AccountLinks className={css.link} />
      </ul>
    </div>
  )
}

function Links({ links }: { links: readonly FooterLink[] }) {
  const t = useT()
  return links.map(({ path, word }) => (
    <li key={path}>
      <Link to={path} className={css.link}>
        {t(word)}
      </Link>
    </li>
  ))
}
