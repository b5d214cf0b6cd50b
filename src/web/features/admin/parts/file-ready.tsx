/**
 * A file that is ready to download. It is a link, because a page cannot detect when a redirected download has begun.
 */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { FlashMessage } from '../forms/flash-message.tsx'

/** `to`: an address that returns the file while the one-time password is recent, and asks for one otherwise. */
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
