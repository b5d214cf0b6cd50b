/** The offer to save name and address to the profile. What it has already is not offered. */
import type { ProfileWire } from '#contract/accounts.ts'
import { useT } from '#i18n/use-t.ts'
import { changeDraft, type OrderDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { differsFromProfile, sentAddress } from './profile-address.ts'

export type OwnProfile = {
  /** `null` where it could not be read. */
  profile: ProfileWire | null
  updateProfile: (
    profileId: string,
    change: { name: string; address: ReturnType<typeof sentAddress> },
  ) => Promise<{ ok: boolean }>
}

type Props = Pick<OwnProfile, 'profile'> & { isLocked: boolean }

export function SaveToProfile({ profile, isLocked }: Props) {
  const t = useT()
  const draft = useOrderDraft()
  if (profile === null || draft.placed || !differsFromProfile(draft, profile)) return null
  return (
    <Checkbox
      label={t('checkout.saveToProfile')}
      checked={draft.savesToProfile}
      disabled={isLocked}
      onChange={(event) => changeDraft({ savesToProfile: event.currentTarget.checked })}
    />
  )
}

/** The order is placed by then: whether it can be saved makes no difference to it. */
export function useSaveToProfile({ profile, updateProfile }: OwnProfile) {
  const t = useT()
  const notify = useNotify()

  return async (draft: OrderDraft): Promise<void> => {
    if (profile === null || !draft.savesToProfile || !differsFromProfile(draft, profile)) return
    const change = { name: draft.customerName, address: sentAddress(draft) }
    const saved = await updateProfile(profile.id, change)
    if (!saved.ok) notify({ text: t('checkout.notSavedToProfile'), type: 'warn' })
  }
}
