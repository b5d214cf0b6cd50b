/** The calls of one area, each with its example, and the objects that they answer with. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { InlineCode } from '../code/inline-code.tsx'
import css from './area-page.module.css'
import { CallSection } from './call-section.tsx'
import { FieldTable } from './field-table.tsx'
import { Fold } from './fold.tsx'
import { objectId } from './object-id.ts'
import type { Group, Thing } from './reference.ts'

export const AreaPage = ({ group }: { group: Group }) => (
  <>
    <header className={css.head}>
      <h1>{group.name}</h1>
      <p>{group.text}</p>
    </header>
    {group.calls.map((call) => (
      <CallSection key={call.id} call={call} />
    ))}
    {group.objects.length > 0 && <Objects objects={group.objects} />}
  </>
)

function Objects({ objects }: { objects: readonly Thing[] }) {
  const t = useT()
  useOpenObjectAtHash()
  return (
    <section className={css.objects} aria-labelledby="objects-title">
      <h2 id="objects-title">{t('apiDocs.objectsTitle')}</h2>
      <p>{t('apiDocs.objectsIntro')}</p>
      {objects.map(({ name, text, rows }) => (
        <section
          key={name}
          id={objectId(name)}
          className={css.object}
          aria-labelledby={`${objectId(name)}-title`}
        >
          <h3 id={`${objectId(name)}-title`} translate="no">
            {name}
          </h3>
          <div>
            {text !== '' && (
              <p className={css.about}>
                <InlineCode>{text}</InlineCode>
              </p>
            )}
            <Fold label={t('apiDocs.fields', { count: rows.length })}>
              <FieldTable label={name} call={name} side="given" rows={rows} isLabelHidden />
            </Fold>
          </div>
        </section>
      ))}
    </section>
  )
}

/** Who follows a type wants its fields. */
function useOpenObjectAtHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const fields = document.getElementById(hash.slice(1))?.querySelector(':scope > div > details')
    if (fields instanceof HTMLDetailsElement) fields.open = true
  }, [hash])
}
