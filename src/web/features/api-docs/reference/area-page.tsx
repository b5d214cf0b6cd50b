/** The calls of one area, each with its example, and the objects that they answer with. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { InlineCode } from '../code/inline-code.tsx'
import css from './area-page.module.css'
import { CallSection } from './call-section.tsx'
import { FieldTable } from './field-table.tsx'
import { Fold } from './fold.tsx'
import { objectId } from './ids.ts'
import type { Group, Thing } from './reference.ts'

export function AreaPage({ group }: { group: Group }) {
  useOpenFieldsAtHash()
  return (
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
}

function Objects({ objects }: { objects: readonly Thing[] }) {
  const t = useT()
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
              <FieldTable
                id={objectId(name)}
                label={name}
                call={name}
                side="given"
                rows={rows}
                isLabelHidden
              />
            </Fold>
          </div>
        </section>
      ))}
    </section>
  )
}

/** Who follows a type wants its fields; one field of a table is marked among the others. */
function useOpenFieldsAtHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (!(target instanceof HTMLTableRowElement)) {
      openAll(target?.querySelector(':scope > div > details'))
      return
    }
    openAll(target.closest('details'))
    target.setAttribute('aria-current', 'location')
    target.scrollIntoView({ block: 'center' })
    return () => target.removeAttribute('aria-current')
  }, [hash])
}

function openAll(fields: Element | null | undefined): void {
  if (fields instanceof HTMLDetailsElement) fields.open = true
}
