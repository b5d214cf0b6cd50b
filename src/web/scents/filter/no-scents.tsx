/** Where a search finds no scent: the blank print of one that does not exist yet, and two ways on. */
import { useT } from '#i18n/use-t.ts'

import { contactAbout } from '../../site/contact-about.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ButtonGroup } from '../../ui/button-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Print } from '../print.tsx'

/** `text` is what was searched for, `all` the address of the whole list. */
export function NoScents({ text, all }: { text: string; all: string }) {
  const t = useT()
  return (
    <EmptyState
      picture={<Print serial="AC-CU01" kind="custom" isFirst />}
      title={t('scents.listEmptyTitle')}
      text={t('scents.listEmptyText')}
      level={3}
    >
      <ButtonGroup>
        <ButtonLink to={all} replace preventScrollReset>
          {t('scents.listReset')}
        </ButtonLink>
        <ButtonLink to={contactAbout(text)} variant="outline">
          {t('scents.listAsk')}
        </ButtonLink>
      </ButtonGroup>
    </EmptyState>
  )
}
