import { readAnswer } from '../request/read-answer.ts'
import { askData } from '../sign-in/ask-data.ts'
import { readCart } from './cart-storage.ts'
import { DeletePartList } from './delete-part-list.generated.ts'
import { RenamePartList } from './rename-part-list.generated.ts'
import { SavePartList } from './save-part-list.generated.ts'

export type PartListAnswer = { refusal: string | undefined }

/** Sends what a form of the saved lists says. A fault is told like a refusal: what was typed is still there. */
export async function changePartList(form: FormData): Promise<PartListAnswer> {
  try {
    return { refusal: (await send((name) => readAnswer(form, name))) ?? undefined }
  } catch {
    return { refusal: 'failed' }
  }
}

async function send(say: (name: string) => string): Promise<string | null> {
  const [intent, id, name] = [say('intent'), say('id'), say('name')]
  if (intent === 'delete') return (await askData(DeletePartList, { id })).deletePartList.refusal
  if (intent === 'rename') return (await askData(RenamePartList, { id, name })).renamePartList.refusal
  const lines = readCart().parts.map(({ articleNumber, quantity }) => ({ articleNumber, quantity }))
  const input = { serialNumber: say('serialNumber'), name, lines }
  return (await askData(SavePartList, { input })).savePartList.refusal
}
