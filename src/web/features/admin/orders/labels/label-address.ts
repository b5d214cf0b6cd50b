/** What the address of the labels says: which orders were ticked, and whether parcels that were sent are among them. */
import { LABEL_DESTINATIONS, type LabelDestination } from '#domain/orders/fulfilment/label.ts'

export type LabelRequest = { ids: string[]; takesSent: boolean }

export const labelRequestFromUrl = (search: URLSearchParams): LabelRequest => ({
  ids: search.getAll('id'),
  takesSent: search.get('sent') === '1',
})

export const destinationIn = (word: string | null): LabelDestination | null =>
  LABEL_DESTINATIONS.find((known) => known === word) ?? null

export function labelsAddress(
  { ids, takesSent }: LabelRequest,
  file?: LabelDestination | undefined,
): string {
  const said = new URLSearchParams([
    ...(file ? [['for', file]] : []),
    ...(takesSent ? [['sent', '1']] : []),
    ...ids.map((id) => ['id', id]),
  ])
  return `/admin/orders/labels${file ? '.csv' : ''}?${said}`
}
