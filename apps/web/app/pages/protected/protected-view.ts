/** A page that this reader may not read yet. */
export type ProtectedView = {
  kind: 'protected'
  title: string
  needs: 'password' | 'role'
  /** What became of the last try. */
  problem?: 'empty' | 'wrong' | 'too-many' | 'failed'
}
