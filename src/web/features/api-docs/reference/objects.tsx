/** The objects of responses, each once, whichever call returns it. */
import { useT } from '#i18n/use-t.ts'

import { InlineCode } from '../inline-code.tsx'
import { OBJECTS_ID, objectId } from '../toc.ts'
import css from './calls.module.css'
import { FieldTable } from './field-table.tsx'
import type { Thing } from './reference.ts'

export function Objects({ objects }: { objects: readonly Thing[] }) {
  const t = useT()
  return (
    <section aria-labelledby={`${OBJECTS_ID}-title`}>
      <div id={OBJECTS_ID} className={css.head} data-section>
        <h2 id={`${OBJECTS_ID}-title`}>{t('apiDocs.objectsTitle')}</h2>
        <p>{t('apiDocs.objectsIntro')}</p>
      </div>
      {objects.map(({ name, text, rows }) => (
        <section
          key={name}
          id={objectId(name)}
          className={css.object}
          aria-labelledby={`${objectId(name)}-title`}
        >
          <h3 id={`${objectId(name)}-title`} lang="en">
            {name}
          </h3>
          <div>
            {text !== '' && (
              <p lang="en" className={css.about}>
                <InlineCode>{text}</InlineCode>
              </p>
            )}
            <FieldTable label={name} call={name} side="given" rows={rows} isLabelHidden />
          </div>
        </section>
      ))}
    </section>
  )
}
