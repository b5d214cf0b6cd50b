import { useT } from '#i18n/use-t.ts'
import { NextLinks } from '#web/ui/next-links.tsx'

import type { App } from './app.ts'

/** The other apps, and the one that needs no installation. */
export function OtherApps({ apps }: { apps: readonly App[] }) {
  const t = useT()
  const links = [
    ...apps.map(({ slug, name, tagline }) => ({
      to: `/software/apps/${slug}`,
      word: name,
      text: tagline,
    })),
    { to: '/software/player', word: t('shell.pageWebPlayer'), text: t('software.webText') },
  ]
  return <NextLinks title={t('software.otherTitle')} links={links} />
}
