import { useT } from '#i18n/use-t.ts'

import css from './one-program.module.css'

/** Why a second application does not find the device: a port has one owner. */
export function OneProgram() {
  const t = useT()
  return (
    <section className={css.one} aria-labelledby="one-title">
      <div className={`wrap ${css.row}`}>
        <h2 id="one-title">{t('software.oneTitle')}</h2>
        <p>{t('software.oneText')}</p>
      </div>
    </section>
  )
}
