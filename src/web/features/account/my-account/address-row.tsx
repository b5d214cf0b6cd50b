/** The saved delivery address. It is changed with an order, where its form is. */
import { useRef, useState } from 'react'

import type { ProfileWire } from '#contract/accounts.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'
import { TextLines } from '#web/ui/text-lines.tsx'

import { updateProfile } from '../calls.ts'
import css from './account-part.module.css'
import { PartRow } from './account-part.tsx'

type Props = { profile: ProfileWire; onChanged: () => Promise<void> }

export function AddressRow({ profile: { id, name, address }, onChanged }: Props) {
  const t = useT()
  const locale = useLocale()
  const notify = useNotify()
  const problemText = useProblem()
  const text = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const lines = address
    ? addressLines({ ...address, postalCode: address.postal_code }, locale, { name, company: '' })
    : []

  async function remove(): Promise<void> {
    setBusy(true)
    const saved = await updateProfile(id, { address: null })
    setBusy(false)
    if (!saved.ok) return notify({ text: saved.error.message || problemText(saved.error.code) })

    notify({ text: t('account.addressRemoved'), type: 'ok' })
    await onChanged()
    // The button is gone, and with it the focus.
    text.current?.focus()
  }

  return (
    <PartRow
      title={t('account.addressTitle')}
      says={
        <div ref={text} tabIndex={-1} className={css.saved}>
          {address && (
            <div>
              <TextLines lines={lines} />
            </div>
          )}
          <p>{t(address ? 'account.addressHow' : 'account.addressNone')}</p>
        </div>
      }
      action={
        address && (
          <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void remove()}>
            {t('account.addressRemove')}
          </Button>
        )
      }
    />
  )
}
