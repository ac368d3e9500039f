import { verify } from '@node-rs/argon2'
import { getServices } from '../request/services.server.ts'

/** Without a password there is no editor area, and nobody knows one. */
export async function isEditorPassword(input: string): Promise<boolean> {
  const { EDITOR_PASSWORD_HASH } = getServices().settings
  return EDITOR_PASSWORD_HASH !== undefined && verify(EDITOR_PASSWORD_HASH, input)
}
