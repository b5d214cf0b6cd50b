import { useT } from '#i18n/use-t.ts'

import { Section } from './section.tsx'
import { ShooterViewer } from './viewer/shooter-viewer.tsx'

/** The device to turn and to open, for those who ask for it. */
export function InThreeDimensions() {
  const t = useT()
  return (
    <Section id="inside" title={t('product.insideTitle')} intro={t('product.insideText')}>
      <ShooterViewer />
    </Section>
  )
}
