import { saveBlob } from '../portal/save-blob.ts'
import { signedHeaders } from '../data-service/query-data-service.ts'

/** Downloads a table with the user's token; returns whether it succeeded. */
export async function saveExport(table: string, query: URLSearchParams): Promise<boolean> {
  try {
    const response = await fetch(`/api/exports/${table}?${query.toString()}`, {
      method: 'POST',
      headers: await signedHeaders(),
    })
    if (!response.ok) return false
    saveBlob(await response.blob(), `${table}.${query.get('format')}`)
    return true
  } catch {
    return false
  }
}
