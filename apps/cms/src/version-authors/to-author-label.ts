import { inLanguage } from '@ferrule/blocks/bilingual'
import type { SaveOrigin } from './save-origin.ts'
import { originLabels, versionLabels } from './version-labels.ts'

type Author = { name: string | undefined; origin: SaveOrigin | undefined }

/** For example "Ada Novak", "Scheduled (Ada Novak)" or "Import". */
export function toAuthorLabel({ name, origin }: Author, language: string): string {
  if (!origin) return name ?? inLanguage(versionLabels.unknown, language)
  const how = inLanguage(originLabels[origin], language)
  return name ? `${how} (${name})` : how
}
