/** The limits of the player, its keys, and what it does not do. */

import {
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { RowLinks, TitledRow } from '#web/ui/titled-row.tsx'

import { Facts } from '../../ui/facts.tsx'
import css from './notes.module.css'

export function Notes() {
  const t = useT()
  const rules = [
    t('player.ruleMax', { max: SPRAY_SECONDS_MAX }),
    t('player.ruleRest', { advised: SPRAY_SECONDS_ADVISED, rest: SPRAY_REST_SECONDS }),
    t('player.ruleBooster', { max: SPRAY_SECONDS_MAX }),
  ]
  const keys = [
    { id: 'move', label: '← →', value: t('player.keyMove') },
    { id: 'length', label: 'Shift + ← →', value: t('player.keyLength') },
    { id: 'chamber', label: '↑ ↓', value: t('player.keyChamber') },
    { id: 'remove', label: 'Delete', value: t('player.keyRemove') },
  ]
  return (
    <section className={css.section} aria-labelledby="rules-title">
      <div className="wrap">
        <TitledRow id="rules" title={t('player.rulesTitle')}>
          <ul className={css.rules}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </TitledRow>
        <TitledRow id="keys" title={t('player.keysTitle')}>
          <div className={css.words}>
            <p>{t('player.keysText')}</p>
            <Facts facts={keys} />
          </div>
        </TitledRow>
        <TitledRow id="beyond" title={t('player.beyondTitle')}>
          <div className={css.words}>
            <p>{t('player.beyondText')}</p>
            <RowLinks
              links={[
                { to: '/software/apps/aroma-player', label: t('player.toApp') },
                { to: '/software/sdk', label: t('player.toSdk') },
                { to: '/software/api', label: t('player.toApi') },
              ]}
            />
          </div>
        </TitledRow>
      </div>
    </section>
  )
}
