/**
 * Tracking numbers that are not typed: a list pasted while no field has the focus, or the file of a carrier's program, chosen
 * or dropped on the page. They fill the fields of their orders.
 */
import { useCallback, useEffect, useRef, useState } from 'react'

import { readPasted } from '#domain/orders/batches/batch.ts'
import { readCarrierFile } from '#domain/orders/batches/carrier-file.ts'
import { joinTrackingNumbers, splitTrackingNumbers } from '#domain/shipping/tracking/tracking.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

import css from './packing.module.css'
import { type PackingRow, trackingField } from './packing.ts'

const TYPED = 'textarea, input:not([type="checkbox"])'

type Rows = readonly Pick<PackingRow, 'id' | 'number'>[]

/** `left`: lines without an order of this board. */
type FilledNumbers = { count: number; left: readonly string[] } | 'unreadable'

export function useGivenNumbers(rows: Rows) {
  const [given, setGiven] = useState<FilledNumbers | null>(null)
  const onFile = useCallback(async (file: File) => setGiven(await fillFromFile(rows, file)), [rows])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPED)
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (isTyping || text.trim() === '') return
      event.preventDefault()
      setGiven(fillFields(rows, text))
    }
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      // Without it, the browser opens the file in place of the page.
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (event.type === 'drop' && file) void onFile(file)
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', drop)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', drop)
      document.removeEventListener('drop', drop)
    }
  }, [rows, onFile])
  return { given, onFile }
}

export function CarrierFileButton({ onFile }: { onFile: (file: File) => void }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={css.scripted}>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={t('adminPacking.file')}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again after a correction.
          currentTarget.value = ''
        }}
      />
      <Button
        size="small"
        variant="outline"
        title={t('adminPacking.fileHint')}
        onClick={() => input.current?.click()}
      >
        {t('adminPacking.file')}
      </Button>
    </span>
  )
}

export function GivenNumbers({ given }: { given: FilledNumbers | null }) {
  const t = useT()
  if (given === null) return null
  if (given === 'unreadable') {
    return <Callout tone="danger" title={t('adminPacking.fileUnreadable')} role="alert" />
  }
  const { count, left } = given
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

async function fillFromFile(rows: Rows, file: File): Promise<FilledNumbers> {
  const text = readCarrierFile(new Uint8Array(await file.arrayBuffer()))
  return text === null ? 'unreadable' : fillFields(rows, text)
}

/** Checked as typed ones when they are sent. */
function fillFields(rows: Rows, text: string): FilledNumbers {
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
