import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const baselineFolder = new URL('../visual/', import.meta.url)
/** The screenshots that differ, and pictures of the differences. */
const differenceFolder = new URL('../../.state/visual/', import.meta.url)

/** Edges of letters and thin lines can shift by a pixel; a real change is far larger than this. */
const tolerance = { ofColour: 0.12, ofArea: 0.002 }

/**
 * Returns how a screenshot differs from its baseline, or undefined. With `UPDATE=1` it replaces a differing baseline.
 */
export async function compareWithBaseline(name: string, png: Buffer): Promise<string | undefined> {
  const file = new URL(`${name}.webp`, baselineFolder)
  const difference = await findDifference(name, png, await toPixels(file.pathname).catch(() => undefined))
  if (difference === undefined || !process.env['UPDATE']) return difference
  await save(file, await sharp(png).webp({ lossless: true, effort: 4 }).toBuffer())
  return undefined
}

async function findDifference(name: string, png: Buffer, before: Pixels | undefined): Promise<string | undefined> {
  if (!before) return `${name}: there is no baseline; review the screenshot and save it with UPDATE=1`
  const after = await toPixels(png)
  if (before.width !== after.width || before.height !== after.height) {
    await save(new URL(`${name}.png`, differenceFolder), png)
    return `${name}: was ${before.width} x ${before.height}, is ${after.width} x ${after.height}`
  }
  const { width, height } = after
  const difference = Buffer.alloc(width * height * 4)
  const count = pixelmatch(before.data, after.data, difference, width, height, { threshold: tolerance.ofColour })
  if (count <= Math.max(25, width * height * tolerance.ofArea)) return undefined
  await save(new URL(`${name}.png`, differenceFolder), png)
  const raw = { width, height, channels: 4 } as const
  await save(new URL(`${name}-difference.png`, differenceFolder), await sharp(difference, { raw }).png().toBuffer())
  return `${name}: ${count} pixels differ; see .state/visual/${name}-difference.png`
}

/** The names of the baselines in a folder. */
export async function listSaved(folder: string): Promise<string[]> {
  const files = await readdir(new URL(folder, baselineFolder)).catch(() => [])
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
