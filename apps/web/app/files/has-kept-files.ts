const nameOf = (form: string) => `uapp_files-${form}`

/** Whether files were chosen for this form on an earlier visit: asked before anything that could read them is fetched. */
export function hasKeptFiles(form: string): boolean {
  try {
    return localStorage.getItem(nameOf(form)) !== null
  } catch {
    return false
  }
}

export function noteKeptFiles(form: string, areThere: boolean): void {
  try {
    if (areThere) localStorage.setItem(nameOf(form), '1')
    else localStorage.removeItem(nameOf(form))
  } catch {
    // A browser that keeps nothing has nothing to note.
  }
}
