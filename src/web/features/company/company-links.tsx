/** Where to read on about the company. */

import { useT } from '#i18n/use-t.ts'
import { NextLinks } from '#web/ui/next-links.tsx'

export function CompanyLinks() {
  const t = useT()
  const links = [
    { to: '/company/profile', word: t('shell.pageProfile'), text: t('company.onwardsProfile') },
    { to: '/company/news', word: t('shell.pageNews'), text: t('company.onwardsNews') },
    { to: '/careers', word: t('shell.pageCareers'), text: t('company.onwardsCareers') },
    { to: '/press-kit', word: t('shell.pagePress'), text: t('company.onwardsPress') },
  ]
  return <NextLinks title={t('company.onwards')} links={links} />
}
