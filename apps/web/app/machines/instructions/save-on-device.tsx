import { neededVersions } from '@ferrule/domain/machines/instructions/choose-for-reader'
import { toDocumentPath } from '@ferrule/domain/machines/instructions/instruction-document'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { Island } from '../../islands/island.tsx'
import { OfflineInstructions } from '../../islands/offline-instructions.tsx'
import type { VersionedInstruction } from './use-reader-documents.ts'

type SaveOnDeviceProps = { serialNumber: string; documents: readonly VersionedInstruction[] }

/** The button that keeps the documents on the device; the only part of the page that needs a script. */
export function SaveOnDevice({ serialNumber, documents }: SaveOnDeviceProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const paths = documents.flatMap(neededVersions).map((document) => toDocumentPath(serialNumber, document))
  const labels = {
    keep: texts('instructions.keep'),
    kept: texts('instructions.kept'),
    update: texts('instructions.update-copy'),
    remove: texts('instructions.remove-copy'),
    failed: texts('instructions.keep-failed'),
  }
  return (
    <Island
      name="offline-instructions"
      component={OfflineInstructions}
      props={{ machine: { serialNumber, language, paths }, labels }}
    />
  )
}
