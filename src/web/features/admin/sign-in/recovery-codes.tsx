/** Recovery codes as they are shown once: to be copied, downloaded or printed. */
import { useEffect } from 'react'

import { useT } from '#i18n/use-t.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { useSite } from '#web/root-data.ts'
import { focusHeading } from '#web/shell/use-focus-new-page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

import css from './recovery-codes.module.css'

const GROUP = /\d{4}(?=\d)/g

type Props = { codes: readonly string[]; doneTo: string; done: string }

export function RecoveryCodes({ codes, doneTo, done }: Props) {
  const t = useT()
  const site = useSite()
  const shown = codes.map((code) => code.replace(GROUP, '$& '))
  const file = [t('adminSignIn.codesFile', { site: site.name }), site.url, '', ...shown, ''].join(
    '\n',
  )

  useEffect(focusHeading, [])

  return (
    <div className={css.page}>
      <p className={css.text}>{t('adminSignIn.codesText')}</p>
      <Callout tone="warn">
        <p>{t('adminSignIn.codesOnce')}</p>
      </Callout>
      <ol className={`code ${css.codes}`}>
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={css.buttons}>
        <CopyButton
          text={shown.join('\n')}
          words={{ copy: t('ui.copy'), copied: t('ui.copied'), failed: t('ui.copyFailed') }}
        />
        <ActionLink
          to={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          {t('adminSignIn.codesDownload')}
        </ActionLink>
        <span className={css.print}>
          <Button variant="outline" size="small" onClick={() => window.print()}>
            {t('adminSignIn.codesPrint')}
          </Button>
        </span>
      </div>
      <p className={css.done}>
        <ButtonLink to={doneTo} size="small">
          {done}
        </ButtonLink>
      </p>
    </div>
  )
}
