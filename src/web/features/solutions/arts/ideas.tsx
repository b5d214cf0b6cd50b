import { useT } from '#i18n/use-t.ts'
import { Print } from '#web/scents/print.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './ideas.module.css'

/** Six works that could begin tomorrow, each with a scent for it. */
export function Ideas() {
  const t = useT()
  const ideas = [
    { serial: 'AC-GR01', kind: 'green', text: t('solutions.ideaBook') },
    { serial: 'AC-HB01', kind: 'herb', text: t('solutions.ideaSleep') },
    { serial: 'AC-CI06', kind: 'citrus', text: t('solutions.ideaDesk') },
    { serial: 'AC-FL03', kind: 'floral', text: t('solutions.ideaShow') },
    { serial: 'AC-DR01', kind: 'drink', text: t('solutions.ideaClock') },
    { serial: 'AC-PG02', kind: 'perfume/fragrance', text: t('solutions.ideaFilm') },
  ]
  return (
    <Section id="ideas" title={t('solutions.ideasTitle')}>
      <ul className={css.ideas}>
        {ideas.map(({ serial, kind, text }) => (
          <li key={serial}>
            <Print serial={serial} kind={kind} className={css.print ?? ''} />
            <h3>{text}</h3>
          </li>
        ))}
      </ul>
    </Section>
  )
}
