import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const kept = new URL('../visual/', import.meta.url)
/** Where to look after a difference: what came out, and where it is not what is kept. */
const seen = new URL('../../.state/visual/', import.meta.url)

/** Edges of letters, and the hairlines of sticky cells, fall on one pixel or the next; what moved is far more than this. */
const tolerance = { ofColour: 0.12, ofArea: 0.002 }

/** Says how a picture differs from the kept one, or nothing. With `UPDATE=1` one that differs becomes the kept one. */
export async function compareWithKept(name: string, png: Buffer): Promise<string | undefined> {
  const file = new URL(`${name}.webp`, kept)
  const difference = await findDifference(name, png, await toPixels(file.pathname).catch(() => undefined))
  if (difference === undefined || !process.env['UPDATE']) return difference
  await save(file, await sharp(png).webp({ lossless: true, effort: 4 }).toBuffer())
  return undefined
}

async function findDifference(name: string, png: Buffer, before: Pixels | undefined): Promise<string | undefined> {
  if (!before) return `${name}: no picture is kept; look at it and keep it with UPDATE=1`
  const after = await toPixels(png)
  if (before.width !== after.width || before.height !== after.height) {
    await save(new URL(`${name}.png`, seen), png)
    return `${name}: was ${before.width} x ${before.height}, is ${after.width} x ${after.height}`
  }
  const { width, height } = after
  const difference = Buffer.alloc(width * height * 4)
  const count = pixelmatch(before.data, after.data, difference, width, height, { threshold: tolerance.ofColour })
  if (count <= Math.max(25, width * height * tolerance.ofArea)) return undefined
  await save(new URL(`${name}.png`, seen), png)
  const raw = { width, height, channels: 4 } as const
  await save(new URL(`${name}-difference.png`, seen), await sharp(difference, { raw }).png().toBuffer())
  return `${name}: ${count} pixels differ; see .state/visual/${name}-difference.png`
}

/** The names that are kept in a folder of them. */
export async function listKept(folder: string): Promise<string[]> {
  const files = await readdir(new URL(folder, kept)).catch(() => [])
  return files.map((file) => file.replace('.webp', ''))
}

type Pixels = Awaited<ReturnType<typeof toPixels>>

async function toPixels(source: Buffer | string) {
  const { data, info } = await sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function save(file: URL, content: Buffer): Promise<void> {
  await mkdir(dirname(file.pathname), { recursive: true })
  await writeFile(file, content)
}
