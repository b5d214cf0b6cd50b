import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { OrderGroups } from './order-groups.tsx'

/** Without texts: each message is represented by its key. */
const shown = (mayProcess: boolean): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OrderGroups
        groups={[{ kind: 'ship', count: 1, first: [] }]}
        now={new Date('2026-12-01T00:00:00Z')}
        mayProcess={mayProcess}
      />
    </MemoryRouter>,
  )

test('roles that ship are sent to the packing board, others to the list of orders', () => {
  expect(shown(true)).toContain('href="/admin/orders/packing"')
  expect(shown(true)).toContain('adminToday.ordersAction_ship')
  expect(shown(false)).toContain('href="/admin/orders?status=ship"')
  expect(shown(false)).toContain('adminToday.ordersAction_read')
})
