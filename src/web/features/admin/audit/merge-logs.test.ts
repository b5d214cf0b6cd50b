import { expect, test } from 'vitest'

import { cursorIn, cursorText, mergeLogs } from './merge-logs.ts'

const log = (name: string, ...minutes: number[]) =>
  minutes.map((minute) => ({ id: minute, name, at: new Date(minute * 60_000) }))

test('two logs are one, newest first, and its pages lose and repeat nothing', () => {
  const [audits, events] = [log('audit', 9, 7, 6, 2, 1), log('event', 8, 7, 3)]
  const read: string[] = []
  let from = cursorIn(null)
  for (let page = 0; page < 4; page += 1) {
    const { audit, event } = from
    const { lines, cursor } = mergeLogs(
      audits.filter(({ id }) => audit === null || id < audit),
      events.filter(({ id }) => event === null || id < event),
      { size: 3, from },
    )
    read.push(...lines.map((line) => ('audit' in line ? `a${line.audit.id}` : `e${line.event.id}`)))
    from = cursorIn(cursorText(cursor))
  }
  expect(read).toEqual(['a9', 'e8', 'a7', 'e7', 'a6', 'e3', 'a2', 'a1'])
})

test('what is no cursor is the beginning', () => {
  for (const text of [null, '', 'x', '1', '1.2.3', '-1.2'])
    expect(cursorIn(text)).toEqual({ audit: null, event: null })
  expect(cursorIn('.7')).toEqual({ audit: null, event: 7 })
})
