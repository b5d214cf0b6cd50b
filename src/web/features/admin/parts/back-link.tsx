import { Link } from 'react-router'

import css from './back-link.module.css'

/** From the page of one to the list that it is in. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <p>
      <Link to={to} className={css.back}>
        {text}
      </Link>
    </p>
  )
}
