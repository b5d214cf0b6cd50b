/** A test that writes an error to the console has found one. */
import { afterEach, expect, vi } from 'vitest'

const complaints = vi.spyOn(console, 'error')

afterEach(() => {
  expect(complaints.mock.calls).toEqual([])
  complaints.mockClear()
})
