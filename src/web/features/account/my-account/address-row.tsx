/** The saved delivery address: corrected or removed here, saved first with an order. */
import { useRef } from 'react'

import type { ProfileWire } from '#contract/accounts.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'
import { TextLines } from '#web/ui/text-lines.tsx'

import { updateProfile } from '../calls.ts'
import { useSubmission } from '../forms/use-submission.ts'
import css from './account-part.module.css'
import { PartRow } from './account-part.tsx'
import { AddressForm } from './address-form.tsx'
import { useDisclosure } from './use-disclosure.ts'

type Props = {
  profile: ProfileWire
  unavailableCountries: readonly string[]
  onChanged: () => Promise<void>
}

export function AddressRow({ profile, unavailableCountries, onChanged }: Props) {
  const { id, name, address } = profile
  const t = useT()
  const locale = useLocale()
  const notify = useNotify()
  const submission = useSubmission()
  const text = useRef<HTMLDivElement>(null)
  const { isOpen, open, close, opener } = useDisclosure()
  const lines = address
    ? addressLines({ ...address, postalCode: address.postal_code }, locale, { name, company: '' })
    : []

  async function remove(): Promise<void> {
    const saved = await updateProfile(id, { address: null })
    if (!saved.ok) return submission.refuse(saved.error)

    notify({ text: t('account.addressRemoved'), type: 'ok' })
    await onChanged()
    // The button is gone, and with it the focus.
    text.current?.focus()
  }

  async function changed(): Promise<void> {
    notify({ text: t('account.saved'), type: 'ok' })
    await onChanged()
    close()
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
          {!address && <p>{t('account.addressNone')}</p>}
        </div>
      }
      action={
        address &&
        !isOpen && (
          <div className={css.actions}>
            <Button ref={opener} variant="outline" size="small" onClick={open}>
              {t('account.addressChange')}
            </Button>
            <Button
              variant="outline"
              size="small"
              isBusy={submission.isBusy}
              onClick={() => void submission.send(remove)}
            >
              {t('account.addressRemove')}
            </Button>
          </div>
        )
      }
    >
      {address && isOpen && (
        <AddressForm
          profileId={id}
          address={address}
          unavailableCountries={unavailableCountries}
          onSaved={changed}
          onClose={close}
        />
      )}
    </PartRow>
  )
}
