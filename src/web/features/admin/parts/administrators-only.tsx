/** A page that the role does not open: who does, and the way back. */
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function AdministratorsOnly({ title }: { title: string }) {
  const t = useT()
  return (
    <>
      <h1>{title}</h1>
      <EmptyState title={t('adminStaff.onlyTitle')} text={t('adminStaff.onlyText')}>
        <ButtonLink to="/admin" variant="outline" size="small">
          {t('adminStaff.onlyBack')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
