/** A page of another site cannot send a header of its own, and a link or an image sends none. */
const editorActionHeader = 'x-editor-action'

/** Whether a GET request that changes something comes from a script of this origin. */
export function mayChangeByGet(headers: Headers): boolean {
  return headers.has(editorActionHeader) && headers.get('Sec-Fetch-Site') === 'same-origin'
}
