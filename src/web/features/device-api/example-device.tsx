/** The device that answers the example: a still picture of what the request does, until it is sent. */
import { callDevice, deviceAtRest, viewChambers } from '#domain/device-api/simulator.ts'
import type { Request } from '#domain/device-api/write-request.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { Deck } from '../../simulator/deck.tsx'
import { SIMULATED_SERIAL, useDevice } from '../../simulator/use-device.ts'
import { useSecondsLeft } from '../../simulator/use-seconds-left.ts'
import { loadedChambers, msLeft } from '../../simulator/well.ts'
import css from './example-device.module.css'
import type { LoadedScent } from './loaded-scent.ts'

type Props = { scents: readonly LoadedScent[]; request: Request }

export function ExampleDevice({ scents, request }: Props) {
  const t = useT()
  const locale = useLocale()
  const seconds = useSecondsLeft()
  const device = useDevice(null)
  const { state } = callDevice(deviceAtRest(SIMULATED_SERIAL), request, 0)
  const begun = viewChambers(state, 0)
  const isStill = device.entries.length === 0
  const chambers = isStill ? begun : device.chambers
  const isSpraying = msLeft(device.chambers) > 0
  const parts = loadedChambers(scents, begun)
    .filter(({ phase }) => phase === 'spraying')
    .map(({ name, percent }) => t('deviceApi.examplePart', { name, percent }))

  return (
    <figure className={css.figure}>
      <div>
        <Deck
          wells={loadedChambers(scents, chambers)}
          hasAir={isStill || device.hasAir}
          reading={seconds(msLeft(chambers))}
          isStill={isStill}
        />
      </div>
      <figcaption className={css.words}>
        <p>
          {t('deviceApi.exampleDoes', {
            scents: new Intl.ListFormat(locale).format(parts),
            seconds: msLeft(begun) / 1000,
          })}
        </p>
        <div className={css.send}>
          <Button variant="outline" size="small" onClick={() => device.send(request)}>
            {t('deviceApi.exampleSend')}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {!isStill && t(isSpraying ? 'deviceApi.exampleBegan' : 'deviceApi.exampleEnded')}
        </p>
      </figcaption>
    </figure>
  )
}
