/** The six chambers while a visitor answers, always in sight: each answer fills its share of them at once. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'
import { Button } from '#web/ui/button.tsx'

import type { ReasonInWords } from './load-finder.server.ts'
import css from './pack-so-far.module.css'
import { reasonText } from './reason-text.ts'

export type ScentSoFar = { serial: string; kind: string; name: string; reason: ReasonInWords }

type Props = {
  scents: readonly ScentSoFar[]
  questionsLeft: number
  /** The pack below the questions already says why. */
  isFound: boolean
}

export function PackSoFar({ scents, questionsLeft, isFound }: Props) {
  const t = useT()
  const locale = useLocale()
  const chambers = Array.from({ length: CHAMBERS }, (_, at) => ({
    number: at + 1,
    scent: scents[at],
  }))
  const names = new Intl.ListFormat(locale).format(scents.map(({ name }) => name))
  return (
    <>
      <ol className={css.reasons}>
        {(isFound ? [] : scents).map(({ serial, kind, name, reason }) => (
          <li key={serial}>
            <Seal serial={serial} kind={kind} size={44} />
            <span>
              <b>{name}</b>
              <span className={css.reason}>{reasonText(reason, t)}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className={css.bar}>
        <div className={css.chambers} aria-hidden="true">
          {chambers.map(({ number, scent }) => (
            <span key={`${number} ${scent?.serial}`} className={css.chamber} data-chamber={number}>
              {scent ? (
                <>
                  <Seal serial={scent.serial} kind={scent.kind} size={44} />
                  <span className={css.name}>{scent.name}</span>
                  <span className={css.reason}>{reasonText(scent.reason, t)}</span>
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
    </>
  )
}
