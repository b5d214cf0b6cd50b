import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, money, sum, times } from '#shared/money.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { Accordion } from '#web/ui/accordion.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Price } from '#web/ui/price.tsx'
import { Table } from '#web/ui/table.tsx'
import { CodeSpecimen } from './code-specimen.tsx'
import { Showcase, Specimen, State } from './showcase.tsx'
import css from './content-showcase.module.css'

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
    <Showcase id="things" title={t('parts.things')}>
      <Cards />
      <Specimen title={t('parts.table')} layout="wide">
        <SampleTable />
      </Specimen>
      <Specimen title={t('parts.facts')} layout="wide">
        <SampleFacts />
      </Specimen>
      <Specimen title={t('parts.accordion')} layout="wide">
        <SampleAccordion />
      </Specimen>
      <Specimen title={t('parts.price')}>
        <State name="normal">
          <Price money={UNIT} locale={locale} note={t('ui.taxIncluded')} />
        </State>
        <State name="large">
          <Price money={times(UNIT, 6)} locale={locale} note={t('ui.taxIncluded')} size="large" />
        </State>
      </Specimen>
      <Specimen title={t('parts.copy')} layout="wide">
        <div className={css.copy}>
          <span>
            {t('parts.orderNumber')} <span className="code">2026-0001</span>
          </span>
          <CopyButton text="2026-0001" words={words} />
        </div>
      </Specimen>
      <CodeSpecimen />
    </Showcase>
  )
}

function Cards() {
  const t = useT()
  const locale = useLocale()
  return (
    <Specimen title={t('parts.cards')}>
      <Card title={t('parts.lemon')} level={4}>
        <p>{t('parts.cardText')}</p>
      </Card>
      <Card
        title={t('parts.rose')}
        level={4}
        to="#things"
        aside={<Badge tone="ok">{t('parts.cardLink')}</Badge>}
        foot={<Price money={UNIT} locale={locale} note={t('ui.taxIncluded')} />}
      >
        <p>{t('parts.cardText')}</p>
      </Card>
      <Card title={t('parts.cardLong')} level={4}>
        <p>{t('parts.cardText')}</p>
      </Card>
    </Specimen>
  )
}

function SampleTable() {
  const t = useT()
  const locale = useLocale()
  return (
    <Table caption={t('parts.tableCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('parts.name')}</th>
          <th scope="col">{t('parts.code')}</th>
          <th scope="col" data-number>
            {t('parts.quantity')}
          </th>
          <th scope="col" data-number>
            {t('parts.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ scent, code, quantity }) => (
          <tr key={code}>
            <th scope="row">{t(`parts.${scent}`)}</th>
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
  const t = useT()
  const locale = useLocale()
  const subtotal = times(UNIT, 6)
  const written = (amount: typeof UNIT) => formatMoney(amount, locale)
  return (
    <Facts
      kind="sums"
      facts={[
        { id: 'subtotal', label: t('parts.subtotal'), value: written(subtotal) },
        { id: 'shipping', label: t('parts.shipping'), value: written(SHIPPING) },
        {
          id: 'total',
          label: t('parts.total'),
          value: written(sum(subtotal, SHIPPING)),
          isStrong: true,
        },
      ]}
    />
  )
}

/** `prefix` keeps the addresses of two of them on one page apart. */
export function SampleAccordion({ prefix = 'sample' }: { prefix?: string }) {
  const t = useT()
  return (
    <Accordion
      level={4}
      name={prefix}
      items={[
        {
          id: `${prefix}-kept`,
          title: t('parts.question'),
          content: <p>{t('parts.answer')}</p>,
          isOpen: true,
        },
        {
          id: `${prefix}-languages`,
          title: t('parts.question2'),
          content: <p>{t('parts.answer2')}</p>,
        },
      ]}
    />
  )
}
