import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money, sum, times } from '#shared/money.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Price } from '#web/ui/price.tsx'
import { Table } from '#web/ui/table.tsx'

import { CodeSpecimen } from './code-specimen.tsx'
import css from './content-showcase.module.css'
import { Showcase, Specimen, State } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'

const UNIT = money(3_000, 'jpy')
const SHIPPING = money(1_200, 'jpy')
const ROWS = [
  { scent: 'lemon', code: 'AC-001', quantity: 2 },
  { scent: 'rose', code: 'AC-002', quantity: 1 },
  { scent: 'coffee', code: 'AC-003', quantity: 3 },
] as const

export function ContentShowcase() {
  const t = useT()
  const locale = useLocale()
  const words = useCopyLabels()
  return (
    <Showcase id="things" title={TEXTS.things}>
      <Specimen title={TEXTS.table} layout="wide">
        <SampleTable />
      </Specimen>
      <Specimen title={TEXTS.facts} layout="wide">
        <SampleFacts />
      </Specimen>
      <Specimen title={TEXTS.accordion} layout="wide">
        <SampleAccordion />
      </Specimen>
      <Specimen title={TEXTS.price}>
        <State name="normal">
          <Price money={UNIT} locale={locale} note={t('ui.taxIncluded')} />
        </State>
        <State name="large">
          <Price money={times(UNIT, 6)} locale={locale} note={t('ui.taxIncluded')} size="large" />
        </State>
      </Specimen>
      <Specimen title={TEXTS.copy} layout="wide">
        <div className={css.copy}>
          <span>
            {TEXTS.orderNumber} <span className="code">2026-0001</span>
          </span>
          <CopyButton text="2026-0001" words={words} />
        </div>
      </Specimen>
      <CodeSpecimen />
    </Showcase>
  )
}

function SampleTable() {
  const locale = useLocale()
  return (
    <Table caption={TEXTS.tableCaption}>
      <thead>
        <tr>
          <th scope="col">{TEXTS.name}</th>
          <th scope="col">{TEXTS.code}</th>
          <th scope="col" data-number>
            {TEXTS.quantity}
          </th>
          <th scope="col" data-number>
            {TEXTS.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ scent, code, quantity }) => (
          <tr key={code}>
            <th scope="row">{TEXTS[scent]}</th>
            <td>
              <span className="code">{code}</span>
            </td>
            <td data-number>{quantity}</td>
            <td data-number>{formatMoney(times(UNIT, quantity), locale)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function SampleFacts() {
  const locale = useLocale()
  const subtotal = times(UNIT, 6)
  const written = (amount: typeof UNIT) => formatMoney(amount, locale)
  return (
    <Facts
      kind="sums"
      facts={[
        { id: 'subtotal', label: TEXTS.subtotal, value: written(subtotal) },
        { id: 'shipping', label: TEXTS.shipping, value: written(SHIPPING) },
        {
          id: 'total',
          label: TEXTS.total,
          value: written(sum(subtotal, SHIPPING)),
          isStrong: true,
        },
      ]}
    />
  )
}

/** `prefix` makes the ids of two of them on one page different. */
export function SampleAccordion({ prefix = 'sample' }: { prefix?: string }) {
  return (
    <Accordion
      name={prefix}
      items={[
        {
          id: `${prefix}-kept`,
          title: TEXTS.question,
          content: <p>{TEXTS.answer}</p>,
          isOpen: true,
        },
        {
          id: `${prefix}-languages`,
          title: TEXTS.question2,
          content: <p>{TEXTS.answer2}</p>,
        },
      ]}
    />
  )
}
