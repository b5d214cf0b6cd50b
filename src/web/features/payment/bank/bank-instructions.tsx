/** The transfer of one's own order: the account, and what its buyer can say about it. Decisions, section 12. */
import type { OrderDetailWire } from '#contract/orders.ts'
import { money } from '#shared/money.ts'

import { SwitchToCard } from './switch-to-card.tsx'
import { TransferDeclaration } from './transfer-declaration.tsx'
import { TransferPanel } from './transfer-panel.tsx'

type Props = {
  order: OrderDetailWire
  /** Where the order is paid by card. */
  payPath: string
  /** The order says otherwise now: it is to be read again. */
  onChanged: () => Promise<void>
}

export function BankInstructions({ order, payPath, onChanged }: Props) {
  const { bankTransfer, payment } = order
  if (bankTransfer === null) return null

  return (
    <TransferPanel
      transfer={{
        total: money(order.totalChargeAmount, order.currency),
        receivedMinor: payment.receivedAmount,
        missingMinor: payment.missingAmount,
        deadline: bankTransfer.deadline,
        payerName: bankTransfer.payerName,
        account: bankTransfer.account,
      }}
    >
      <TransferDeclaration order={order} onDeclared={onChanged} />
      {payment.receivedAmount === 0 && (
        <SwitchToCard order={order} payPath={payPath} onRefused={onChanged} />
      )}
    </TransferPanel>
  )
}
