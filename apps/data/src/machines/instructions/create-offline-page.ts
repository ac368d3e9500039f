import { isLanguage } from '@ferrule/domain/locales/language'
import { chooseForReader } from '@ferrule/domain/machines/instructions/choose-for-reader'
import { groupVersions } from '@ferrule/domain/machines/instructions/group-versions'
import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { formatDate } from '@ferrule/texts/format-date'
import type { Deps } from '../../graphql/request-context.ts'
import { findInstructions } from './find-instructions.ts'
import { escapeHtml, renderDocumentPage } from './render-document-page.ts'

/** The page that a device keeps with the documents of a machine; undefined for a machine without documents. */
export async function createOfflinePage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { serialNumber, language }: { serialNumber: string; language: string },
): Promise<string | undefined> {
  const machine = await findInstructions(db.queries, serialNumber)
  if (!machine || machine.instructions.length === 0) return undefined
  const { chosen } = chooseForReader(groupVersions(machine.instructions, machine.placedOnMarket), language)
  const date = formatDate(now(), isLanguage(language) ? language : 'en', { timeZone: 'UTC' })
  return renderDocumentPage({
    ...machine,
    language,
    documents: chosen,
    hrefOf: (document) => toDocumentPath(serialNumber, document),
    closing: (texts) => `<p>${escapeHtml(texts('instructions.copy-of', { date }))}</p>`,
  })
}
