/** Every scent, kind by kind, each with its print. The search and the list of kinds need no JavaScript. */
import { Form } from 'react-router'

import { CARTRIDGE_SLUG } from '#domain/catalog/devices/device.ts'
import { useT } from '#i18n/use-t.ts'
import { kindId } from '#web/scents/kind-id.ts'
import { ScentCards } from '#web/scents/scent-card.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import type { Family } from '../product-data.ts'
import css from './library.module.css'

const SEARCH_LENGTH_MAX = 100
const HERE = `/products/${CARTRIDGE_SLUG}`

export function Library({ families, search }: { families: readonly Family[]; search: string }) {
  const t = useT()
  const count = families.reduce((sum, { scents }) => sum + scents.length, 0)
  return (
    <Section id="scents" title={t('devices.libraryTitle')} intro={t('devices.libraryText')}>
      <div className={css.tools}>
        <search>
          <Form className={css.search} action={`${HERE}#scents`} preventScrollReset>
            <Field label={t('devices.librarySearch')}>
              {(control) => (
                <TextInput
                  key={search}
                  {...control}
                  type="search"
                  name="q"
                  defaultValue={search}
                  maxLength={SEARCH_LENGTH_MAX}
                  autoComplete="off"
                />
              )}
            </Field>
            <Button type="submit" variant="outline">
              {t('devices.librarySearchButton')}
            </Button>
          </Form>
        </search>
        <p role="status">
          {search === ''
            ? t('devices.libraryCount', { count })
            : t('devices.libraryFound', { count, search })}
        </p>
        <Kinds families={families} />
      </div>
      {families.map((family) => (
        <FamilyPart key={family.kind} family={family} />
      ))}
      {count === 0 && (
        <EmptyState title={t('devices.libraryEmptyTitle')} text={t('devices.libraryEmptyText')}>
          <ButtonLink to={`${HERE}#scents`} variant="outline" size="small" preventScrollReset>
            {t('devices.libraryAll')}
          </ButtonLink>
        </EmptyState>
      )}
    </Section>
  )
}

function Kinds({ families }: { families: readonly Family[] }) {
  const t = useT()
  if (families.length < 2) return null
  return (
    <nav aria-label={t('devices.libraryKinds')}>
      <ul className={css.kinds}>
        {families.map(({ kind, word, scents }) => (
          <li key={kind}>
            <a href={`#${kindId(kind)}`}>
              <span className={css.dot} data-kind={kind} />
              {word}
              <small>{t('product.count', { value: scents.length })}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FamilyPart({ family: { kind, word, scents } }: { family: Family }) {
  const t = useT()
  return (
    <section id={kindId(kind)} className={css.family} aria-labelledby={`${kindId(kind)}-title`}>
      <h3 className={css.title} id={`${kindId(kind)}-title`}>
        <span className={css.dot} data-kind={kind} />
        {word}
        <small aria-hidden="true">{t('product.count', { value: scents.length })}</small>
      </h3>
      <ScentCards scents={scents} />
    </section>
  )
}
