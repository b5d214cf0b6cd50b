/** Parts that e-mails about an account share. */
import { type Block, button, type EmailContext } from '../format/email.ts'

export const emailChangeUrl = ({ url, locale }: EmailContext, token: string): string =>
  `${url}/change-email/${encodeURIComponent(token)}?lang=${locale}`

export const signInButton = ({ t, url, locale }: EmailContext): Block =>
  button(t('mail.accountExistsButton'), `${url}/sign-in?lang=${locale}`)
