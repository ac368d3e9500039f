/** A page that the visitor has not unlocked. */
export type ProtectedView = {
  kind: 'protected'
  title: string
  needs: 'password' | 'role'
  /** The error of the last attempt. */
  problem?: 'empty' | 'wrong' | 'too-many' | 'failed'
}
