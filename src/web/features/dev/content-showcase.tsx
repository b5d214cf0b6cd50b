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

const UNIT = money(3_000, 'jpy')
const SHIPPING = money(1_200, 'jpy')
const ROWS = [
  { scent: 'Lemon', code: 'AC-001', quantity: 2 },
  { scent: 'Rose', code: 'AC-002', quantity: 1 },
  { scent: 'Coffee', code: 'AC-003', quantity: 3 },
] as const

export function ContentShowcase() {
  const t = useT()
  const locale = useLocale()
  const words = useCopyLabels()
  return (
    <Showcase id="things" title="Things">
      <Specimen title="Table" layout="wide">
        <SampleTable />
      </Specimen>
      <Specimen title="Facts" layout="wide">
        <SampleFacts />
      </Specimen>
      <Specimen title="Accordion" layout="wide">
        <SampleAccordion />
      </Specimen>
      <Specimen title="Price">
        <State name="normal">
          <Price money={UNIT} locale={locale} note={t('ui.taxIncluded')} />
        </State>
        <State name="large">
          <Price money={times(UNIT, 6)} locale={locale} note={t('ui.taxIncluded')} size="large" />
        </State>
      </Specimen>
      <Specimen title="Copy" layout="wide">
        <div className={css.copy}>
          <span>
            Order number <span className="code">2026-0001</span>
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
    <Table caption="A package by its scents">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Code</th>
          <th scope="col" data-number>
            Quantity
          </th>
          <th scope="col" data-number>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ scent, code, quantity }) => (
          <tr key={code}>
            <th scope="row">{scent}</th>
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
        { id: 'subtotal', label: 'Subtotal', value: written(subtotal) },
        { id: 'shipping', label: 'Shipping', value: written(SHIPPING) },
        {
          id: 'total',
          label: 'Total',
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
          title: 'What is saved when I close the page?',
          content: <p>Your draft. It stays in this browser until you order.</p>,
          isOpen: true,
        },
        {
          id: `${prefix}-languages`,
          title: 'Which languages can I order in?',
          content: <p>Japanese, English and Korean.</p>,
        },
      ]}
    />
  )
}
