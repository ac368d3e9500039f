import { signedHeaders } from '../sign-in/ask-data.ts'

/** Fetches a table with the token of the reader and saves it as a file; says whether that worked. */
export async function saveExport(table: string, wishes: URLSearchParams): Promise<boolean> {
  try {
    const response = await fetch(`/api/exports/${table}?${wishes.toString()}`, {
      method: 'POST',
      headers: await signedHeaders(),
    })
    if (!response.ok) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await response.blob())
    link.download = `${table}.${wishes.get('format')}`
    link.click()
    URL.revokeObjectURL(link.href)
    return true
  } catch {
    return false
  }
}
