/** The way to the other pages of a list of the console. */
import type { ComponentProps } from 'react'

import { usePaginationLabels } from '#web/labels/ui-labels.ts'
import { Pagination } from '#web/ui/pagination.tsx'

export const ListPages = (pages: Omit<ComponentProps<typeof Pagination>, 'words'>) => (
  <Pagination {...pages} words={usePaginationLabels(pages.meta)} />
)
