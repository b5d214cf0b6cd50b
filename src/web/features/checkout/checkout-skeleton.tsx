import { useT } from '#i18n/use-t.ts'

import { SixDotLoader } from '../../ui/six-dot-loader.tsx'
import css from './checkout-skeleton.module.css'

/** Shown until the browser has read the draft, which the server does not have. */
export function CheckoutSkeleton() {
  const t = useT()
  return (
    <div className={`wrap page ${css.skeleton}`}>
      <h1 className="visually-hidden">{t('checkout.title')}</h1>
      <SixDotLoader label={t('ui.loading')} />
    </div>
  )
}
