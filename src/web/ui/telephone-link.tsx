import { Unbroken } from './unbroken.tsx'

type Props = { telephone: { text: string; link: string } }

/** In the form in which its reader dials it; the link works from abroad, too. */
export const TelephoneLink = ({ telephone: { text, link } }: Props) => (
  <a href={link}>
    <Unbroken text={text} />
  </a>
)
