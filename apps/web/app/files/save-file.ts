import { saveBlob } from '../portal/save-blob.ts'
import { fileHeaders } from '../sign-in/ask-data.ts'

/** Fetches a file with the token of the reader and saves it; says whether that worked. */
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
