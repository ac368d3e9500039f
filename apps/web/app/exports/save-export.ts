import { saveBlob } from '../portal/save-blob.ts'
import { signedHeaders } from '../sign-in/ask-data.ts'

/** Fetches a table with the token of the reader and saves it as a file; says whether that worked. */
export async function saveExport(table: string, wishes: URLSearchParams): Promise<boolean> {
  try {
    const response = await fetch(`/api/exports/${table}?${wishes.toString()}`, {
      method: 'POST',
      headers: await signedHeaders(),
    })
    if (!response.ok) return false
    saveBlob(await response.blob(), `${table}.${wishes.get('format')}`)
    return true
  } catch {
    return false
  }
}
