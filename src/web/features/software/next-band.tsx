import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { ButtonLink } from '../../ui/button.tsx'
import css from './next-band.module.css'

type Props = { title: string; text?: string; link: { to: string; label: string } }

/** The end of a page: the one next step, and where questions are answered. */
export function NextBand({ title, text, link }: Props) {
  const t = useT()
  return (
    <section className={css.band} aria-labelledby="next-title">
      <div className={`wrap ${css.row}`}>
        <div className={css.words}>
          <h2 id="next-title">{title}</h2>
          {text !== undefined && <p className={css.text}>{text}</p>}
        </div>
        <div className={css.actions}>
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
          <Link className="target" to="/faq?type=software">
            {t('software.questions')}
          </Link>
        </div>
      </div>
    </section>
  )
}
