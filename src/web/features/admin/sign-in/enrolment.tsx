import { useT } from '#i18n/use-t.ts'

import type { QrCode } from './qr-code.server.ts'
import css from './sign-in-layout.module.css'

const GROUP = 4

/** What the authenticator app must learn: as a picture, as text and as a link for an app on this device. */
export function Enrolment({
  uri,
  secretText,
  qr,
}: {
  uri: string
  secretText: string
  qr: QrCode
}) {
  const t = useT()
  const groups = secretText.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []

  return (
    <div className={css.steps}>
      <p className={css.lead}>{t('admin.enrolText')}</p>
      <div className={css.step}>
        <p>{t('admin.enrolScan')}</p>
        <svg
          className={css.qr}
          // Most readers need dark squares on light ground.
          data-theme="chalk"
          width={240}
          height={240}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t('admin.qrCode')}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="currentColor" />
        </svg>
        <p>
          <a href={uri}>{t('admin.openInApp')}</a>
        </p>
      </div>
      <div className={css.step}>
        <p>{t('admin.enrolType')}</p>
        <p className={`code ${css.key}`}>
          <span className="visually-hidden">{t('admin.secretKey')}</span>
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one key never move, and two may be alike.
            <span key={index}>{group}</span>
          ))}
        </p>
      </div>
    </div>
  )
}
