import { expect, test } from 'vitest'

import { START_OVER, TOGGLE_EXPLOSION } from './command.ts'
import { FIRST_POSE, poseAfter } from './pose.ts'

test('the exploded view goes off from anywhere past the middle, and on from anywhere before', () => {
  expect(poseAfter(FIRST_POSE, TOGGLE_EXPLOSION).explosion).toBe(0)
  expect(poseAfter({ explosion: 0.6, lifted: null }, TOGGLE_EXPLOSION).explosion).toBe(0)
  expect(poseAfter({ explosion: 0.4, lifted: null }, TOGGLE_EXPLOSION).explosion).toBe(1)
})

test('one chamber is lifted at a time, and the same command puts it back', () => {
  const third = poseAfter(FIRST_POSE, { do: 'lift', chamber: 3 })
  expect(third.lifted).toBe(3)
  expect(poseAfter(third, { do: 'lift', chamber: 5 }).lifted).toBe(5)
  expect(poseAfter(third, { do: 'lift', chamber: 3 }).lifted).toBeNull()
})

test('starting over lowers what is lifted and leaves the parts as far apart as they are', () => {
  expect(poseAfter({ explosion: 0.3, lifted: 2 }, START_OVER)).toEqual({
    explosion: 0.3,
    lifted: null,
  })
})
