/** A file that may be fetched now. It is a link: a page can't tell when a download that it was led to has begun. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { FlashMessage } from '../forms/flash-message.tsx'

/** `to`: an address that gives the file as long as the one-time password is recent, and asks for one otherwise. */
export function FileReady({ to }: { to: string }) {
  const t = useT()
  return (
    <FlashMessage>
      <Callout tone="ok" role="status" title={t('admin.fileReady')}>
        <p>
          <Link to={to} reloadDocument>
            {t('admin.fileDownload')}
          </Link>
        </p>
      </Callout>
    </FlashMessage>
  )
}
