import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Label } from './label-view.ts'
import { LabelSheet } from './labels-page.tsx'

const label = (destination: Label['destination']): Label => ({
  number: 'P4M7-QKXY',
  destination,
  address: ['1 Sample Street', 'Sampletown'],
  name: 'Taylor Sample',
  company: 'Sample Labs',
  phone: '+1 415 555 0100',
  deliveryTime: null,
  sender: ['Aroma Works'],
  parcels: 1,
})

const linesOf = (destination: Label['destination']): string[] =>
  renderToStaticMarkup(<LabelSheet labels={[label(destination)]} />)
    .split(/<[^>]*>/)
    .filter((text) => text !== '')
    .slice(0, 5)

test('in Japan the name stands below the address, abroad above it', () => {
  const address = ['1 Sample Street', 'Sampletown']
  const phone = '+1 415 555 0100'
  expect(linesOf('japan')).toEqual([...address, 'Sample Labs', 'Taylor Sample', phone])
  expect(linesOf('abroad')).toEqual(['Taylor Sample', 'Sample Labs', ...address, phone])
})
