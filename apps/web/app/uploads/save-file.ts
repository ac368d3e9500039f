import { fileHeaders } from '../sign-in/ask-data.ts'

/** Fetches a file with the token of the reader and saves it; says whether that worked. */
export async function saveFile(id: string, fileName: string): Promise<boolean> {
  try {
    const response = await fetch(`/api/files/${id}`, { headers: await fileHeaders(id) })
    if (!response.ok) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await response.blob())
    link.download = fileName
    link.click()
    URL.revokeObjectURL(link.href)
    return true
  } catch {
    return false
  }
}
