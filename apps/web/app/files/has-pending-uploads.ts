const nameOf = (form: string) => `uapp_files-${form}`

/** Whether the form has pending uploads from an earlier visit. A light check before the upload code is fetched. */
export function hasPendingUploads(form: string): boolean {
  try {
    return localStorage.getItem(nameOf(form)) !== null
  } catch {
    return false
  }
}

export function markPendingUploads(form: string, arePending: boolean): void {
  try {
    if (arePending) localStorage.setItem(nameOf(form), '1')
    else localStorage.removeItem(nameOf(form))
  } catch {
    // Without storage there are no pending uploads.
  }
}
