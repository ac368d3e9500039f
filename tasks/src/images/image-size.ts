import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const bytesOf: Readonly<Record<string, number>> = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9 }

/** Reads the size that buildah prints, such as `437 MB` or `1.2 GB`. */
export function toMegabytes(size: string): number {
  const [, count = '', unit = ''] = /^([\d.]+) ?(\w+)$/.exec(size) ?? []
  const bytes = Number(count) * (bytesOf[unit] ?? Number.NaN)
  if (!(bytes >= 0)) throw new Error(`no size: ${size}`)
  return bytes / 1e6
}

/** The size of all files in a folder; 0 without that folder. */
export function folderMegabytes(folder: string): number {
  const sizes = globSync('**', { cwd: folder }).map((path) => statSync(join(folder, path)))
  return sizes.reduce((sum, status) => sum + (status.isFile() ? status.size : 0), 0) / 1e6
}

type MeasuredImage = { megabytes: number; previousMegabytes: number; maxMegabytes: number }

/** Why an image is too large; undefined if it is not. The assets of earlier versions do not count. */
export function findExcess({ megabytes, previousMegabytes, maxMegabytes }: MeasuredImage): string | undefined {
  const own = megabytes - previousMegabytes
  return own > maxMegabytes ? `has ${Math.ceil(own)} MB of its own, more than ${maxMegabytes}` : undefined
}
