/** Links to other pages about the company. */

import { useT } from '#i18n/use-t.ts'
import { NextLinks } from '#web/ui/next-links.tsx'

export function CompanyLinks() {
  const t = useT()
  const links = [
    { to: '/company/profile', word: t('shell.pageProfile'), text: t('company.linksProfile') },
    { to: '/company/news', word: t('shell.pageNews'), text: t('company.linksNews') },
    { to: '/careers', word: t('shell.pageCareers'), text: t('company.linksCareers') },
    { to: '/press-kit', word: t('shell.pagePress'), text: t('company.linksPress') },
  ]
  return <NextLinks title={t('company.links')} links={links} />
}
