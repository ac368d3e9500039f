import { saveBlob } from '../portal/save-blob.ts'
import { fileHeaders } from '../data-service/query-data-service.ts'

/** Downloads a file with the user's token; returns whether it succeeded. */
export async function saveFile(id: string, fileName: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/files/${id}`, { headers: await fileHeaders(id) })
    if (!response.ok) return false
    saveBlob(await response.blob(), fileName)
    return true
  } catch {
    return false
  }
}
