import { useT } from '#i18n/use-t.ts'

import { SixDotLoader } from '../../ui/six-dot-loader.tsx'
import css from './checkout-skeleton.module.css'

/** Until the browser has looked at the draft: the server knows nothing of it. */
export function CheckoutSkeleton() {
  const t = useT()
  return (
    <div className={`wrap page ${css.skeleton}`}>
      <h1 className="visually-hidden">{t('checkout.title')}</h1>
      <SixDotLoader label={t('ui.loading')} />
    </div>
  )
}
