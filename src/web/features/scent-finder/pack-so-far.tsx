/** The six chambers while a visitor answers, always in sight: each answer fills its share of them at once. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { Button } from '#web/ui/button.tsx'

import type { ScentSoFar } from './load-finder.server.ts'
import css from './pack-so-far.module.css'

type Props = { scents: readonly ScentSoFar[]; questionsLeft: number }

export function PackSoFar({ scents, questionsLeft }: Props) {
  const t = useT()
  const locale = useLocale()
  const chambers = Array.from({ length: CHAMBERS }, (_, at) => ({
    number: at + 1,
    scent: scents[at],
  }))
  const names = new Intl.ListFormat(locale).format(scents.map(({ name }) => name))
  return (
    <div className={css.bar}>
      <div className={css.chambers} aria-hidden="true">
        {chambers.map(({ number, scent }) => (
          <span key={`${number} ${scent?.serial}`} className={css.chamber} data-chamber={number}>
            {scent ? (
              <>
                <Seal serial={scent.serial} kind={scent.kind} size={44} />
                <span className={css.name}>{scent.name}</span>
              </>
            ) : (
              <span className={css.empty}>{number}</span>
            )}
          </span>
        ))}
      </div>
      <div className={css.act}>
        <Button type="submit">{t('finder.show')}</Button>
        <p className={css.left} role="status">
          {questionsLeft > 0
            ? t('finder.questionsLeft', { count: questionsLeft })
            : t('finder.complete')}
          <span className="visually-hidden"> {names}</span>
        </p>
      </div>
    </div>
  )
}
