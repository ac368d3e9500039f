import { verify } from '@node-rs/argon2'
import { getServices } from '../visit/services.server.ts'

/** Always false if no password is configured: the editor area is then disabled. */
export async function isEditorPassword(input: string): Promise<boolean> {
  const { EDITOR_PASSWORD_HASH } = getServices().settings
  return EDITOR_PASSWORD_HASH !== undefined && verify(EDITOR_PASSWORD_HASH, input)
}
