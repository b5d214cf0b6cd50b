import { expect, test } from 'vitest'

import { DURATION_INPUT_MS_MAX, draftIn, EXAMPLE_HOST, FIRST_DRAFT, requestOf } from './draft.ts'

const asked = (query: string) => draftIn(new URLSearchParams(query))

test('an address without a call asks nothing, nor does one with a call that does not exist', () => {
  expect(asked('')).toBeNull()
  expect(asked('call=explode')).toBeNull()
})

test('the button that was pressed wins over the call that is chosen', () => {
  expect(asked('call=shoot&call=stop')?.call).toBe('stop')
})

test('what the address says beyond the form is brought to its limits', () => {
  const draft = asked('call=shoot&chamber1=101&chamber2=-5&chamber3=x&duration=1e9&internal=40')
  expect(draft?.percents).toEqual([100, 0, 0, 0, 0, 0])
  expect(draft?.durationMs).toBe(DURATION_INPUT_MS_MAX)
  expect(draft?.internalPercent).toBe(40)
})

test('the request names only the chambers that are open, in their order', () => {
  expect(requestOf(FIRST_DRAFT).body).toEqual({
    chambers: [1, 4],
    concentrations: [80, 30],
    duration: 3000,
    internalBoosterIntensity: 60,
  })
  expect(requestOf({ ...FIRST_DRAFT, externalPercent: 20 }).body).toMatchObject({
    externalBoosterIntensity: 20,
  })
})

test('the older call says the same in its own words, questions say nothing', () => {
  expect(requestOf({ ...FIRST_DRAFT, call: 'diffuse' }).body).toEqual({
    channels: [1, 4],
    intensities: [80, 30],
    durations: [3000, 3000],
    booster: true,
  })
  expect(requestOf({ ...FIRST_DRAFT, call: 'identity' }).body).toBeNull()
})

test('an address that is none is not written into a command', () => {
  expect(requestOf({ ...FIRST_DRAFT, host: "x'; reboot" }).host).toBe(EXAMPLE_HOST)
  expect(requestOf({ ...FIRST_DRAFT, host: '192.168.1.20' }).host).toBe('192.168.1.20')
})
