/** One compressed file for a whole cluster: a tar that any `tar --zstd` opens, with the digest of what was written. */

import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, type FileHandle, mkdir, open } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { unpackTar } from 'modern-tar/fs'

import { codeOf, messageOf } from '#server/process/error-facts.ts'

import { PRIVATE_FILE, PRIVATE_FOLDER, type Written } from './files.ts'

/** What goes into an archive; a file that is gone when its turn comes is left out. */
export type Entry =
  | { name: string; kind: 'folder' }
  | { name: string; kind: 'file'; source: string }
  | { name: string; kind: 'text'; text: Buffer }

const BLOCK_BYTES = 512
const CHUNK_BYTES = 1024 * 1024
/** Of ustar: PostgreSQL's own names and files are far below both. */
const NAME_BYTES_MAX = 100
const FILE_BYTES_MAX = 8 * 1024 ** 3 - 1

/** Flushed to disk when it resolves. */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<Entry>,
  signal: AbortSignal,
): Promise<Written> {
  const digest = digester()
  await pipeline(
    Readable.from(tarOf(entries)),
    createZstdCompress(),
    digest.stream,
    createWriteStream(path, { mode: PRIVATE_FILE, flags: 'wx', flush: true }),
    { signal },
  )
  return digest.written()
}

/** Into an empty folder. Throws one sentence when the file is not what was written. */
export async function readArchive(
  path: string,
  expected: Written,
  folder: string,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { mode: PRIVATE_FOLDER })
  // The umask may not touch it.
  await chmod(folder, PRIVATE_FOLDER)
  const digest = digester()
  try {
    await pipeline(
      createReadStream(path),
      digest.stream,
      createZstdDecompress(),
      unpackTar(folder, { dmode: PRIVATE_FOLDER, fmode: PRIVATE_FILE }),
      { signal },
    )
  } catch (error) {
    if (signal.aborted) throw error
    const why = messageOf(error)
    throw new Error(`${path} is damaged: ${why}`)
  }
  const found = digest.written()
  if (found.sha256 !== expected.sha256 || found.bytes !== expected.bytes) {
    throw new Error(`${path} is damaged: its digest is not the one in the manifest`)
  }
}

/** The digest of a file that is not unpacked here. */
export async function readDigest(path: string, signal: AbortSignal): Promise<Written> {
  const digest = digester()
  const nowhere = async (chunks: AsyncIterable<unknown>) => {
    for await (const _ of chunks);
  }
  await pipeline(createReadStream(path), digest.stream, nowhere, { signal })
  return digest.written()
}

function digester() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, written: (): Written => ({ bytes, sha256: hash.digest('hex') }) }
}

async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    if (entry.kind === 'folder') yield header(`${entry.name}/`, 0, '5', PRIVATE_FOLDER)
    else if (entry.kind === 'file') yield* fileOf(entry)
    else {
      const { name, text } = entry
      yield header(name, text.length, '0', PRIVATE_FILE)
      yield Buffer.concat([text, padding(text.length)])
    }
  }
  yield Buffer.alloc(2 * BLOCK_BYTES)
}

/**
 * The file may grow or shrink meanwhile: as many bytes follow as were announced. What PostgreSQL changes while it is copied, the
 * log of that time puts right.
 */
async function* fileOf({ name, source }: { name: string; source: string }) {
  const file = await openIfThere(source)
  if (!file) return
  try {
    const { size } = await file.stat()
    yield header(name, size, '0', PRIVATE_FILE)
    for (let at = 0; at < size; ) {
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - at))
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at)
      at += bytesRead || chunk.length
      yield bytesRead ? chunk.subarray(0, bytesRead) : chunk
    }
    yield padding(size)
  } finally {
    await file.close()
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

const padding = (size: number): Buffer =>
  Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)

/** As POSIX has it: fields of octal text, and a sum of all bytes in which its own field counts as blanks. */
function header(name: string, size: number, type: '0' | '5', mode: number): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES_MAX || size > FILE_BYTES_MAX) {
    throw new Error(`${name} can't be put into a tar file`)
  }
  const block = Buffer.alloc(BLOCK_BYTES)
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  block.write(name, 0)
  octal(mode, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.floor(Date.now() / 1000), 136, 12)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
