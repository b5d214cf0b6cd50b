/** Every scent, kind by kind, each with its print. The search and the list of kinds need no JavaScript. */
import { Form } from 'react-router'

import { CARTRIDGE_SLUG } from '#domain/catalog/devices/device.ts'
import { useT } from '#i18n/use-t.ts'
import { RegionalPrice } from '#web/prices/regional.tsx'
import { Print } from '#web/scents/print.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import type { Family, Scent } from '../product-data.ts'
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
                  {...control}
                  key={search}
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

/** `perfume/fragrance` is a word of the catalogue, not of an address. */
const idOf = (kind: string): string => `scents-${kind.replaceAll('/', '-')}`

function Kinds({ families }: { families: readonly Family[] }) {
  const t = useT()
  if (families.length < 2) return null
  return (
    <nav aria-label={t('devices.libraryKinds')}>
      <ul className={css.kinds}>
        {families.map(({ kind, word, scents }) => (
          <li key={kind}>
            <a href={`#${idOf(kind)}`}>
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
    <section id={idOf(kind)} className={css.family} aria-labelledby={`${idOf(kind)}-title`}>
      <h3 className={css.title} id={`${idOf(kind)}-title`}>
        <span className={css.dot} data-kind={kind} />
        {word}
        <small aria-hidden="true">{t('product.count', { value: scents.length })}</small>
      </h3>
      <ul className={css.scents}>
        {scents.map((scent) => (
          <ScentCard key={scent.serial} scent={scent} kind={kind} />
        ))}
      </ul>
    </section>
  )
}

function ScentCard({ scent, kind }: { scent: Scent; kind: string }) {
  const t = useT()
  return (
    <li className={css.scent}>
      <span className={`code ${css.code}`}>{scent.serial}</span>
      <Print serial={scent.serial} kind={kind} className={css.print ?? ''} />
      <div>
        <p className={css.name}>{scent.name}</p>
        {scent.english !== null && (
          <p className={css.english} lang="en">
            {scent.english}
          </p>
        )}
      </div>
      <p className={css.price}>
        {scent.price.jpy === null ? (
          t('devices.madeToOrder')
        ) : (
          <RegionalPrice prices={scent.price} />
        )}
      </p>
    </li>
  )
}
