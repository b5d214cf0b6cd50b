/**
 * The stock of one cartridge: how many are in stock, how many are reserved, its changes, and the forms that change it.
 */

import { Link } from 'react-router'

import type { StockItem } from '#domain/catalog/stock/list-stock.server.ts'
import { SALES_RATE_DAYS } from '#domain/catalog/stock/stock-reasons.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { metaOf } from '#shared/page.ts'
import { ScentName } from '#web/scents/scent-name.tsx'
import { secondName } from '#web/scents/second-name.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { SuccessMessage } from '../forms/flash-message.tsx'
import type { GoodsErrors } from '../forms/goods-errors.ts'
import { ActionLink } from '../parts/action-link.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import pageCss from '../parts/page.module.css'
import { Panel } from '../parts/panel.tsx'
import type { StockAction } from './stock-action.ts'
import { AdjustForm, LeadTimeForm } from './stock-forms.tsx'
import css from './stock-item.module.css'
import { StockMovements } from './stock-movements.tsx'

type Props = StockItem & {
  /** The list of those who wait; `null` for roles that may not read addresses of subscribers. */
  waitingPath: string | null
  who: ReadonlyMap<string, string | null>
  formKey: string
  done: StockAction | null
  errors: GoodsErrors | undefined
}

export function StockItemPage({ stock, movements, who, formKey, done, ...rest }: Props) {
  const { errors, shippedLately, waitingPath } = rest
  const t = useT()
  const { items, ...page } = movements
  const meta = metaOf(page)
  const isTold = done === 'adjust_stock' || done === 'set_lead_time'

  return (
    <>
      <StockHeader stock={stock} />
      {isTold && !errors && <SuccessMessage key={formKey} text={t(`adminStock.done_${done}`)} />}
      <div className={css.columns}>
        <StockRow stock={stock} shippedLately={shippedLately} waitingPath={waitingPath} />
        {/* Reset after a booking; a refusal leaves unsaved input in place. */}
        <AdjustForm key={movements.count} stock={stock} formKey={formKey} errors={errors} />
        <LeadTimeForm stock={stock} errors={errors} />
      </div>
      <h2>{t('adminStock.movements')}</h2>
      {items.length > 0 ? (
        <StockMovements movements={items} who={who} />
      ) : (
        <EmptyState title={t('adminStock.noMovements')} />
      )}
      <ListPages meta={meta} hrefOf={(number) => `/admin/stock/${stock.serial}?page=${number}`} />
      <ZoneNote />
    </>
  )
}

function StockHeader({ stock: { serial, kind, name, isLow } }: Pick<StockItem, 'stock'>) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className={pageCss.head}>
      <h1>
        <ScentName
          serial={serial}
          kind={kind}
          size={44}
          name={textIn(name, locale)}
          second={secondName(name, locale)}
        />
      </h1>
      {isLow && <Badge tone="warn">{t('adminStock.low')}</Badge>}
      <ActionLink to="/admin/stock">{t('adminStock.back')}</ActionLink>
      <ActionLink to={`/admin/catalog/cartridges/${serial}`}>{t('adminStock.toEntry')}</ActionLink>
    </div>
  )
}

function StockRow({
  stock,
  shippedLately,
  waitingPath,
}: Pick<Props, 'stock' | 'shippedLately' | 'waitingPath'>) {
  const t = useT()
  const { serial, onHand, reserved, leadTimeDays, waiting } = stock
  return (
    <Panel id="stock-on-hand" title={t('adminStock.onHandTitle')}>
      <DescriptionList
        facts={[
          { label: t('admin.serial'), value: <span className="code">{serial}</span> },
          { label: t('admin.onHand'), value: String(onHand) },
          { label: t('admin.reserved'), value: String(reserved) },
          { label: t('admin.free'), value: String(onHand - reserved) },
          {
            label: t('adminStock.waitingFact'),
            value:
              waitingPath !== null && waiting > 0 ? (
                <Link to={waitingPath}>{waiting}</Link>
              ) : (
                String(waiting)
              ),
          },
          {
            label: t('adminStock.shippedLately', { days: SALES_RATE_DAYS }),
            value: String(shippedLately),
          },
          {
            label: t('adminStock.leadTime'),
            value:
              leadTimeDays === null
                ? t('adminStock.unknown')
                : t('adminStock.days', { days: leadTimeDays }),
          },
        ]}
      />
    </Panel>
  )
}
