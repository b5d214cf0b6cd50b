import fc from 'fast-check'
import { expect, test } from 'vitest'

import { baseRevision } from './base-revision.ts'
import { EMPTY_CONTENT } from './content.ts'
import type { DraftContent } from './draft.ts'
import { isSameContent, mergeDrafts } from './merge-drafts.ts'

const draft = (part: Partial<DraftContent>): DraftContent => ({ ...EMPTY_CONTENT, ...part })
const scents = (serials: string) =>
  [...serials].map((serial) => ({ serial: `AC-${serial}`, quantity: 1 }))

/** Comes back with what was sent last and finds `theirs`. */
function comeBack(met: DraftContent | null, sent: DraftContent[], theirs: DraftContent) {
  const mine = sent.at(-1) ?? met ?? EMPTY_CONTENT
  return mergeDrafts({ base: baseRevision({ met, sent, theirs }), mine, theirs })
}

test('unheard: what another device made of it afterwards is followed', () => {
  const sent = draft({ customerName: 'Half Typed', selectedCartridges: scents('AB') })
  const theirs = draft({ customerName: 'Whole Sample', selectedCartridges: scents('ABC') })
  for (const met of [null, EMPTY_CONTENT]) {
    const { content } = comeBack(met, [sent], theirs)
    expect(isSameContent(content, theirs)).toBe(true)
  }
})

test('unsaved: input that never arrived is not lost when another device saved something else', () => {
  const sent = draft({ orderNotes: 'Ring twice', selectedCartridges: scents('AB') })
  const theirs = draft({ customerName: 'Sample', selectedCartridges: scents('C') })
  const { content } = comeBack(EMPTY_CONTENT, [sent], theirs)
  expect(content).toMatchObject({ customerName: 'Sample', orderNotes: 'Ring twice' })
  expect(content.selectedCartridges.map(({ serial }) => serial).sort()).toEqual([
    'AC-A',
    'AC-B',
    'AC-C',
  ])
})

test('unheard: what is typed after it wins', () => {
  const sent = draft({ customerName: 'Half Typed' })
  const theirs = draft({ customerName: 'Elsewhere' })
  const base = baseRevision({ met: EMPTY_CONTENT, sent: [sent], theirs })
  const mine = draft({ customerName: 'Typed Now' })
  expect(mergeDrafts({ base, mine, theirs }).content.customerName).toBe('Typed Now')
})

test('nothing unheard: both began with what they met', () => {
  expect(baseRevision({ met: null, sent: [], theirs: EMPTY_CONTENT })).toBeNull()
  const met = draft({ customerName: 'Sample' })
  expect(baseRevision({ met, sent: [], theirs: EMPTY_CONTENT })).toBe(met)
})

const Content = fc
  .record({
    customerName: fc.constantFrom('', 'A', 'B'),
    orderNotes: fc.constantFrom('', 'x', 'y'),
    kits: fc.integer({ min: 1, max: 3 }),
    letters: fc.constantFrom('', 'A', 'AB', 'BC', 'ABC'),
    line1: fc.constantFrom('', '1', '2'),
  })
  .map(({ letters, line1, ...fields }) =>
    draft({
      ...fields,
      selectedCartridges: scents(letters),
      address: { ...EMPTY_CONTENT.address, line1 },
    }),
  )

test('property: whichever of what was sent the account has, nothing here is changed by it', () => {
  fc.assert(
    fc.property(
      Content,
      fc.array(Content, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      (met, sent, which) => {
        const theirs = [met, ...sent][which % (sent.length + 1)] ?? met
        const { content } = comeBack(met, sent, theirs)
        expect(isSameContent(content, sent.at(-1) ?? met)).toBe(true)
      },
    ),
  )
})
