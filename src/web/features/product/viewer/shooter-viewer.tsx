/** The shooter in 3D on its product page: a picture until a visitor opens the view. */
import { useEffect, useRef } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Picture } from '../../../pictures/picture.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SixDotLoader } from '../../../ui/six-dot-loader.tsx'
import { Controls } from './controls.tsx'
import css from './shooter-viewer.module.css'
import { useViewer, type Viewer } from './use-viewer.ts'
import { VIEWER_KILOBYTES } from './weight.ts'

export function ShooterViewer() {
  const t = useT()
  const viewer = useViewer()
  const { phase, pose, holder, said } = viewer
  return (
    <section className={css.viewer} aria-label={t('viewer.title')} data-phase={phase}>
      <div className={css.bar}>
        {phase === 'open' ? <Controls viewer={viewer} /> : <Offer viewer={viewer} />}
      </div>
      <div className={css.panel}>
        <Picture
          name="shooter3-exploded"
          alt={phase === 'open' ? '' : undefined}
          sizes="(min-width: 60em) 640px, 90vw"
          className={css.picture}
        />
        <div ref={holder} className={css.stage} />
        {phase === 'loading' && (
          <div className={css.loading}>
            <SixDotLoader />
            <span>{t('viewer.loading')}</span>
          </div>
        )}
        {phase === 'open' && (
          <>
            <p className={css.chamber} data-chamber={pose.lifted ?? undefined}>
              {pose.lifted !== null && t('viewer.chamber', { number: pose.lifted })}
            </p>
            <div className={css.close}>
              <IconButton icon="x" label={t('viewer.close')} onClick={viewer.close} />
            </div>
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}

/** With reduced motion the picture stays, and the view opens only on request. */
function Offer({ viewer: { phase, isStill, isReturning, open } }: { viewer: Viewer }) {
  const t = useT()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Nothing has the focus when the button that was pressed has gone or could not be pressed meanwhile.
    const isLost = document.activeElement === document.body
    if (isReturning && phase !== 'loading' && isLost) button.current?.focus({ preventScroll: true })
  }, [phase, isReturning])
  if (phase === 'unsupported') return <p role="alert">{t('viewer.unsupported')}</p>

  const words = isStill ? t('viewer.openStill') : t('viewer.open')
  return (
    <div className={css.offer}>
      <Button ref={button} variant="outline" isBusy={phase === 'loading'} onClick={open}>
        {phase === 'failed' ? t('viewer.again') : words}
      </Button>
      {phase === 'failed' ? (
        <p role="alert">{t('viewer.failed')}</p>
      ) : (
        <p className={css.weight}>{t('viewer.weight', { kilobytes: VIEWER_KILOBYTES })}</p>
      )}
    </div>
  )
}
