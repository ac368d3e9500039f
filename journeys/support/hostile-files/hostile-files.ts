import { hostileArchives } from './archives.ts'
import { bombs } from './bombs.ts'
import { hostileDocuments } from './documents.ts'
import type { HostileFile } from './hostile-file.ts'
import { hostilePictures } from './pictures.ts'
import { hostileScripts } from './scripts.ts'

/** Sixty files that must not reach anybody as they are. */
export async function hostileFiles(): Promise<HostileFile[]> {
  return [
    ...(await hostilePictures()),
    ...(await bombs()),
    ...hostileArchives(),
    ...hostileDocuments(),
    ...hostileScripts(),
  ]
}
