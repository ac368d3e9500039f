import { chooseForReader, type ReaderDocuments } from '@ferrule/domain/machines/instructions/choose-for-reader'
import { groupVersions, type VersionedDocument } from '@ferrule/domain/machines/instructions/group-versions'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import type { MachineNameplateQuery } from '../machine-nameplate.generated.ts'

type NameplateView = NonNullable<MachineNameplateQuery['machineNameplate']>

export type InstructionView = NameplateView['instructions'][number]
export type VersionedInstruction = VersionedDocument<InstructionView>

/** The documents of a machine, those in the language of the reader first. */
export function useReaderDocuments({
  instructions,
  placedOnMarket,
}: Pick<NameplateView, 'instructions' | 'placedOnMarket'>): ReaderDocuments<InstructionView> {
  const language = useUserLanguage()
  return chooseForReader(groupVersions(instructions, placedOnMarket), language)
}
