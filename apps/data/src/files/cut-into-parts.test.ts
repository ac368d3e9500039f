import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { cutIntoParts } from './cut-into-parts.ts'

async function* streamOf(chunks: readonly Uint8Array[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}

test.each([
  { chunks: [], partBytes: 5, lengths: [] },
  { chunks: [5], partBytes: 5, lengths: [5] },
  { chunks: [3, 0, 1], partBytes: 5, lengths: [4] },
  { chunks: [4, 4, 4], partBytes: 5, lengths: [5, 5, 2] },
  { chunks: [23], partBytes: 5, lengths: [5, 5, 5, 5, 3] },
  { chunks: [1, 9], partBytes: 5, lengths: [5, 5] },
])('chunks of $chunks bytes become parts of $lengths', async ({ chunks, partBytes, lengths }) => {
  const content = chunks.map((length) => randomBytes(length))
  const parts: Buffer[] = []
  for await (const part of cutIntoParts(streamOf(content), partBytes)) parts.push(await part.read())
  expect(parts.map(({ length }) => length)).toEqual(lengths)
  expect(Buffer.concat(parts)).toEqual(Buffer.concat(content))
})

test('buffers in an unlinked file, which is gone after the stream fails', async () => {
  // A separate folder: a killed process may have left files in the common one.
  const folder = await mkdtemp(join(tmpdir(), 'parts-'))
  vi.stubEnv('TMPDIR', folder)
  async function* broken() {
    yield Buffer.alloc(10)
    expect(await readdir(folder)).toEqual([])
    throw new Error('connection cut')
  }
  await expect(Array.fromAsync(cutIntoParts(broken(), 100))).rejects.toThrow('cut')
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})
