import { expect, test } from 'vitest'

import { sendConsoleToLog } from './console-to-log.ts'
import type { LogLevel } from './log.ts'
import { type LogFormat, openLog, SAME_LINES_MAX } from './open-log.ts'

function opened(format: LogFormat = 'json', level: LogLevel = 'info') {
  const clock = { ms: Date.parse('2026-11-02T01:00:00Z') }
  const lines: string[] = []
  const write = (line: string) => void lines.push(line)
  const log = openLog({ format, level, write, now: () => new Date(clock.ms) })
  return { clock, lines, log, told: () => lines.map((line) => JSON.parse(line)) }
}

test('a JSON line is one object: time, level, message and its facts', () => {
  const { log, lines } = opened()
  log.info('request', { requestId: 'call-0001', route: '/v1/orders', status: 201, ms: 12.5 })
  log.error('GET /v1/settings failed', { error: 'Error: no\n    at here' })
  expect(lines).toEqual([
    '{"time":"2026-11-02T01:00:00.000Z","level":"info","message":"request","requestId":"call-0001","route":"/v1/orders","status":201,"ms":12.5}\n',
    '{"time":"2026-11-02T01:00:00.000Z","level":"error","message":"GET /v1/settings failed","error":"Error: no\\n    at here"}\n',
  ])
})

test('a plain line is for readers: time, message, facts, request and error', () => {
  const { log, lines } = opened('text')
  log.warn('calls were not counted', { left: 3, requestId: 'call-0001', error: 'no database' })
  expect(lines).toEqual([
    '2026-11-02T01:00:00.000Z calls were not counted (left=3): request call-0001: no database\n',
  ])
})

test.each([
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
] as const)('from level %s on lines are written', (level, written) => {
  const { log, told } = opened('json', level)
  for (const each of ['info', 'warn', 'error'] as const) log[each]('something')
  expect(told().map((line) => line.level)).toEqual(written)
})

test('the same error is written five times a minute and then counted', () => {
  const { log, told, clock } = opened()
  for (let times = 0; times < 1_000; times += 1)
    log.error('GET / failed', { requestId: `call-${times}`, error: `Error: port ${times} is gone` })
  expect(told()).toHaveLength(SAME_LINES_MAX)

  clock.ms += 60_000
  log.error('GET / failed', { error: 'Error: port 1 is gone' })
  const [number, ...rest] = told().slice(SAME_LINES_MAX)
  expect(number).toMatchObject({
    level: 'error',
    message: 'GET / failed (repeated)',
    suppressed: 1_000 - SAME_LINES_MAX,
  })
  expect(rest).toHaveLength(1)
})

test('another error, and every info line, is written however often the first one was', () => {
  const { log, told } = opened()
  for (let times = 0; times < 20; times += 1) log.error('GET / failed', { error: 'one' })
  log.error('GET / failed', { error: 'another' })
  for (let times = 0; times < 20; times += 1) log.info('request')
  expect(told()).toHaveLength(SAME_LINES_MAX + 1 + 20)
})

test('the number of suppressed lines is not lost when the shop closes', () => {
  const { log, told } = opened()
  for (let times = 0; times < 8; times += 1) log.warn('slow')
  log.flush()
  log.flush()
  expect(told().slice(SAME_LINES_MAX)).toEqual([
    expect.objectContaining({ message: 'slow (repeated)', suppressed: 8 - SAME_LINES_MAX }),
  ])
})

test('however many different errors there are, their number in memory has an end', () => {
  const { log, lines } = opened()
  const names = Array.from({ length: 3_000 }, (_, at) => at.toString(26).replace(/\d/g, 'x'))
  for (const name of names) log.error(`${name} failed`)
  expect(lines.length).toBeGreaterThanOrEqual(new Set(names).size)
})

const SECRET = 'S9d_-kQ2b7xVt0aLzE4mNw8RgYhUc3oPiJfKs6TdXv1'

test('A.4.30n warnings and errors carry no address of mail, no query and no secret of a link', () => {
  const { log, lines } = opened()
  log.error(`GET /reset-password/${SECRET} failed`, {
    error: `Error: 550 <hanako@example.com> unknown\n at https://shop.example/a?token=${SECRET}`,
    place: `/verify-email/${SECRET}`,
  })
  log.warn('mailbox of hanako@example.com is full')
  expect(lines.join('')).not.toMatch(/hanako|S9d_/)
  expect(lines.join('')).toContain('550')
})

test('what libraries write to the console is a line of the log', () => {
  const { log, told } = opened()
  const target = { warn: () => {}, error: () => {} } as Pick<Console, 'warn' | 'error'>
  sendConsoleToLog(log, target)
  target.warn('The URL "%s" is malformed', '/%E0?name=Hanako')
  target.error(new Error('broken'))
  expect(told()).toEqual([
    expect.objectContaining({
      level: 'warn',
      message: 'The URL "/%E0" is malformed',
      logger: 'console',
    }),
    expect.objectContaining({
      level: 'error',
      message: 'Error: broken',
      error: expect.stringContaining('open-log.test.ts'),
    }),
  ])
})
