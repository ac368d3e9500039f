import { type RedirectImportReport, redirectImportReport } from '@ferrule/domain/redirects/redirect-import'
import { z } from 'zod'
import { type FileErrorCode, fileErrorLabels } from './redirect-import-labels.ts'

const refused = z.object({ code: z.string() })

/** Returns the report, or a code that has a label. */
export async function sendRedirectFile(
  action: 'check' | 'apply',
  file: File,
): Promise<RedirectImportReport | FileErrorCode> {
  try {
    const headers = { 'content-type': 'text/csv' }
    const response = await fetch(`/api/redirects/import/${action}`, {
      method: 'POST',
      body: await file.text(),
      headers,
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok) return redirectImportReport.parse(body)
    if (response.status === 413) return 'too-large'
    const code = refused.safeParse(body).data?.code ?? ''
    return isKnown(code) ? code : 'unavailable'
  } catch {
    return 'unavailable'
  }
}

function isKnown(code: string): code is FileErrorCode {
  return Object.hasOwn(fileErrorLabels, code)
}
