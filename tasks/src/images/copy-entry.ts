import { chmodSync, cpSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname } from 'node:path'

/** Copies a file or a link. The mode does not depend on the umask of the builder. */
export function copyEntry(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  const status = lstatSync(from)
  if (status.isSymbolicLink()) return symlinkSync(readlinkSync(from), to)
  cpSync(from, to)
  chmodSync(to, status.mode & 0o100 ? 0o755 : 0o644)
}
