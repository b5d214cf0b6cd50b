import { Form } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

/** Ends the session on the server and forgets the cookie. The console's start takes it. */
export function SignOut() {
  const t = useT()
  return (
    <Form method="post" action="/admin" reloadDocument>
      <Button type="submit" variant="quiet" size="small">
        {t('admin.signOut')}
      </Button>
    </Form>
  )
}
