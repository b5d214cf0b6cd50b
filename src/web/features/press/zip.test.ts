import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'

import { zipOf } from './zip.ts'

const textOf = (text: string) => new TextEncoder().encode(text)

test('a program finds each file by the directory at the end, whole and with its checksum', async () => {
  const entries = [
    { name: 'pictures/a.png', bytes: textOf('a picture') },
    { name: '紹介文.txt', bytes: textOf('最短0.1秒') },
    { name: 'empty', bytes: textOf('') },
  ]
  const zip = Buffer.from(await zipOf(entries, new Date(2026, 10, 29, 8, 30, 20)).arrayBuffer())

  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  expect(zip.readUInt16LE(end + 10)).toBe(entries.length)
  let at = zip.readUInt32LE(end + 16)
  expect(at + zip.readUInt32LE(end + 12)).toBe(end)

  for (const { name, bytes } of entries) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = zip.readUInt16LE(at + 28)
    expect(zip.toString('utf8', at + 46, at + 46 + nameLength)).toBe(name)
    expect(zip.readUInt32LE(at + 16)).toBe(crc32(bytes))
    expect(dateOf(zip.readUInt16LE(at + 14))).toEqual([2026, 11, 29])

    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    const start = local + 30 + zip.readUInt16LE(local + 26)
    const length = zip.readUInt32LE(local + 18)
    expect(zip.subarray(start, start + length)).toEqual(Buffer.from(bytes))
    at += 46 + nameLength
  }
  expect(at).toBe(end)
})

const dateOf = (days: number) => [1980 + (days >> 9), (days >> 5) & 15, days & 31]
