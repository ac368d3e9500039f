import { readFormField } from '../http/form-fields.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { readCart } from '../parts/cart-storage.ts'
import { DeletePartList } from '../parts/delete-part-list.generated.ts'
import { RenamePartList } from '../parts/rename-part-list.generated.ts'
import { SavePartList } from '../parts/save-part-list.generated.ts'

export type PartListChangeResult = { refusal: string | undefined }

/** Sends a form of the saved lists. An error is returned as the refusal `failed`, so that the form keeps its input. */
export async function changePartList(form: FormData): Promise<PartListChangeResult> {
  try {
    return { refusal: (await send((name) => readFormField(form, name))) ?? undefined }
  } catch {
    return { refusal: 'failed' }
  }
}

async function send(read: (name: string) => string): Promise<string | null> {
  const [intent, id, name] = [read('intent'), read('id'), read('name')]
  if (intent === 'delete') return (await queryDataService(DeletePartList, { id })).deletePartList.refusal
  if (intent === 'rename') return (await queryDataService(RenamePartList, { id, name })).renamePartList.refusal
  const lines = readCart().parts.map(({ articleNumber, quantity }) => ({ articleNumber, quantity }))
  const input = { serialNumber: read('serialNumber'), name, lines }
  return (await queryDataService(SavePartList, { input })).savePartList.refusal
}
