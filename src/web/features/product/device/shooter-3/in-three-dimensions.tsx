import { useLocale, useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import { ShooterViewer } from '../../viewer/shooter-viewer.tsx'

/** The device to turn and to open, for those who ask for it. */
export function InThreeDimensions() {
  const t = useT()
  const locale = useLocale()
  return (
    <Section id="inside" title={t('product.insideTitle')} intro={t('product.insideText')}>
      {/* The stage says its words in the language it was opened in. */}
      <ShooterViewer key={locale} />
    </Section>
  )
}
