/** A list of tracking numbers that is pasted while no field has the focus fills the fields of its orders. */
import { useEffect, useState } from 'react'

import { readPasted } from '#domain/orders/batches/batch.ts'
import { joinTrackingNumbers, splitTrackingNumbers } from '#domain/shipping/tracking/tracking.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { type PackingRow, trackingField } from './packing.ts'

const TYPED = 'textarea, input:not([type="checkbox"])'

type Rows = readonly Pick<PackingRow, 'id' | 'number'>[]

export function PasteAnywhere({ rows }: { rows: Rows }) {
  const t = useT()
  const [pasted, setPasted] = useState<{ count: number; left: readonly string[] } | null>(null)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPED)
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (isTyping || text.trim() === '') return
      event.preventDefault()
      setPasted(fillFields(rows, text))
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [rows])

  if (!pasted) return null
  const { count, left } = pasted
  return (
    <Callout
      tone={left.length > 0 ? 'warn' : 'info'}
      title={t('adminPacking.pasted', { count })}
      role="status"
    >
      {left.length > 0 && (
        <>
          <p>{t('adminPacking.pastedLeft')}</p>
          <ul>
            {left.map((line) => (
              <li key={line} className="code">
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  )
}

/** Checked as typed ones when they are sent. `left`: lines without an order of this board. */
function fillFields(rows: Rows, text: string): { count: number; left: string[] } {
  const { lines, wrong } = readPasted(text)
  const left = wrong.map((line) => line.text)
  const filled = new Set<string>()
  for (const { number, trackingNumbers, text } of lines) {
    const row = rows.find((one) => one.number === number)
    const field = row && document.getElementById(trackingField(row.id))
    if (!row || !(field instanceof HTMLTextAreaElement)) left.push(text)
    else {
      const before = filled.has(row.id) ? splitTrackingNumbers(field.value) : []
      field.value = joinTrackingNumbers([...before, ...trackingNumbers])
      filled.add(row.id)
    }
  }
  return { count: filled.size, left }
}
