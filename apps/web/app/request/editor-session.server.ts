/**
 * Whether an editor asks. The value of the editors' cookie is made and known by the editor area, which is not there
 * yet: nobody can prove to be an editor, so nobody is one.
 */
export function hasEditorSession(): boolean {
  return false
}
