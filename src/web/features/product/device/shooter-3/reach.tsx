/** The reach of the scent to scale: the device, its air, and the one who is at the end of it. */
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'

import { Air } from '../../drawings/air.tsx'
import { Drawing } from '../../drawings/drawing.tsx'
import { Bust } from '../../drawings/figures.tsx'
import { Ruler } from '../../drawings/ruler.tsx'
import { Scene } from '../scene.tsx'

const BEFORE_CM = 16
const WIDTH_CM = 256

export function Reach() {
  const t = useT()
  const { reachCm } = deviceOf('aroma-shooter-3')
  return (
    <Section
      id="reach"
      title={t('product.reachTitle')}
      intro={t('product.reachSentence', { reach: reachCm })}
      background="white"
    >
      <Scene name="scene-reach" />
      <Drawing box={[-BEFORE_CM, -18, WIDTH_CM, 56]}>
        <Air cm={reachCm} kind="function" />
        <Puck />
        <Bust transform={`translate(${reachCm})`} />
      </Drawing>
      <Ruler before={BEFORE_CM} width={WIDTH_CM} marks={[0, reachCm]} />
    </Section>
  )
}

/** The third version from its side, on a stand as high as the nose. */
function Puck() {
  return (
    <>
      <path data-thin d="M-5 2V38M-11 38H1" />
      <rect x="-9.6" y="-1.6" width="9.2" height="3.3" rx="1.1" />
      <path d="M-9.2 .7H-.8" data-thin />
      <path data-solid d="M-.4-.8H.2V.8H-.4z" />
    </>
  )
}
