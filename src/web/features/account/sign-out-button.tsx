import { useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { useSignOut } from './use-sign-out.ts'

export function SignOutButton({ size }: { size?: 'small' }) {
  const t = useT()
  const { isBusy, leave } = useSignOut()

  return (
    <Button variant="outline" size={size} isBusy={isBusy} onClick={() => void leave()}>
      {t('shell.signOut')}
    </Button>
  )
}
