/** Labels of components that are the same on every page. */
import { useT } from '#i18n/use-t.ts'
import type { PageMeta } from '#shared/page.ts'

export function useCopyLabels() {
  const t = useT()
  return { copy: t('ui.copy'), copied: t('ui.copied'), failed: t('ui.copyFailed') }
}

export function usePaginationLabels({ current, pages }: PageMeta) {
  const t = useT()
  return {
    label: t('ui.pagination'),
    state: t('ui.paginationState', { current, pages }),
    first: t('ui.paginationFirst'),
    previous: t('ui.paginationPrevious'),
    next: t('ui.paginationNext'),
    last: t('ui.paginationLast'),
    page: (page: number) => t('ui.paginationPage', { page }),
  }
}
