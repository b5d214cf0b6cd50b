/** A program on this page: cards that say nothing, and a device that says which scent each of them has. */
import { useState } from 'react'

import { type Request, toldOf } from '#domain/device-api/write-request.ts'
import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { Button } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { Section } from '#web/ui/section.tsx'

import { Deck } from '../../../../simulator/deck.tsx'
import { useDevice } from '../../../../simulator/use-device.ts'
import { useSecondsLeft } from '../../../../simulator/use-seconds-left.ts'
import { loadedChambers, msLeft } from '../../../../simulator/well.ts'
import { Code } from '../../code.tsx'
import { type DeckScent, MIX_BOOSTER } from '../../deck.ts'
import { HOST_NAME } from '../../samples.ts'
import { dealt, isOver, turnedOver } from './pairs.ts'
import css from './pairs-game.module.css'

export function PairsGame({ scents }: { scents: readonly DeckScent[] }) {
  const t = useT()
  const seconds = useSecondsLeft()
  const device = useDevice(null)
  const [game, setGame] = useState(() => dealt(chambersOf(scents), NO_SHUFFLE))
  const [smelled, setSmelled] = useState<DeckScent | null>(null)
  const isNew = game.turns === 0 && game.open.length === 0
  const scentAt = (place: number) => scents.find(({ chamber }) => chamber === game.cards[place])

  function turn(place: number): void {
    // Cards are hidden until the first is turned over: until then, server and browser have the same.
    const begun = isNew ? dealt(chambersOf(scents), Math.random) : game
    const scent = scents.find(({ chamber }) => chamber === begun.cards[place])
    if (scent === undefined) return

    setGame(turnedOver(begun, place))
    setSmelled(scent)
    device.send(STOP)
    device.send(sprayOf(scent.chamber))
  }

  function deal(): void {
    setGame(dealt(chambersOf(scents), Math.random))
    setSmelled(null)
    device.send(STOP)
  }

  return (
    <Section
      id="pairs"
      title={t('software.projectGame')}
      intro={t('software.pairsText', { count: game.cards.length })}
      isJoined
    >
      <div className={css.game}>
        <div className={css.device}>
          <Deck
            wells={loadedChambers(scents, device.chambers)}
            hasAir={device.hasAir}
            reading={seconds(msLeft(device.chambers))}
          />
        </div>
        <div className={css.table}>
          <ol className={css.cards}>
            {game.cards.map((chamber, place) => {
              const scent = game.found.includes(chamber) ? scentAt(place) : undefined
              const isOpen = game.open.includes(place)
              const label = isOpen ? 'software.pairsOpenCard' : 'software.pairsCard'
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place on the table.
                <li key={place}>
                  <button
                    type="button"
                    className={css.card}
                    data-kind={scent?.kind}
                    data-open={isOpen || undefined}
                    aria-label={scent ? undefined : t(label, { number: place + 1 })}
                    onClick={() => turn(place)}
                  >
                    {scent ? (
                      <>
                        <Seal serial={scent.serial} kind={scent.kind} size={32} />
                        <span>{scent.name}</span>
                      </>
                    ) : (
                      <Mark size={32} />
                    )}
                  </button>
                </li>
              )
            })}
          </ol>
          <div className={css.state}>
            <div role="status">
              <p className={css.smelled}>
                {smelled === null
                  ? t('software.pairsBegin')
                  : t(game.open.length === 0 ? 'software.pairsFound' : 'software.pairsSmelled', {
                      name: smelled.name,
                    })}
              </p>
              <p>
                {t(isOver(game) ? 'software.pairsOver' : 'software.pairsTurns', {
                  count: game.turns,
                })}
              </p>
            </div>
            <Button variant="outline" size="small" onClick={deal}>
              {t('software.pairsAgain')}
            </Button>
          </div>
          <Code
            code={toldOf(sprayOf(smelled?.chamber ?? 1))}
            label={t('software.pairsCall')}
            mix={[{ kind: smelled?.kind ?? scents[0]?.kind ?? '', percent: SPRAY.percent }]}
          />
        </div>
      </div>
    </Section>
  )
}

const chambersOf = (scents: readonly DeckScent[]): number[] => scents.map(({ chamber }) => chamber)

const NO_SHUFFLE = () => 0

/** What the game sends for a card that is turned over. */
const SPRAY = { percent: 80, lengthMs: 2000 } as const

const sprayOf = (chamber: number): Request => ({
  name: 'shoot',
  host: HOST_NAME,
  body: {
    chambers: [chamber],
    concentrations: [SPRAY.percent],
    duration: SPRAY.lengthMs,
    internalBoosterIntensity: MIX_BOOSTER,
  },
})

/** What was in the air before ends first. */
const STOP: Request = { name: 'stop', host: HOST_NAME, body: null }
