import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.ts'
import { addFreshSecrets } from './add-fresh-secrets.ts'
import { createPassword, createSecret } from './create-secret.ts'

/** `./dev secrets`: writes a fresh value to `.env` for every secret that has none there. */
export async function secrets(): Promise<number> {
  const file = join(root, '.env')
  const editorPassword = createPassword()
  const { text, written, unchanged, demo } = addFreshSecrets({
    example: readFileSync(join(root, '.env.example'), 'utf8'),
    current: existsSync(file) ? readFileSync(file, 'utf8') : undefined,
    create: (format) => createSecret(format, editorPassword),
  })
  // Readable by its owner only; the mode of an existing file stays.
  writeFileSync(file, text, { mode: 0o600 })
  console.log(`.env: ${written.length} fresh secrets, ${unchanged.length} unchanged`)
  if (written.includes('EDITOR_PASSWORD_HASH')) {
    console.log(`The password of the editor area, of which only the hash is stored: ${editorPassword}`)
  }
  if (demo.length > 0) {
    console.log(
      `Unchanged, and published in .env.example: ${demo.join(', ')}. Remove such a line to get a fresh value.`,
    )
  }
  if (written.length > 0) {
    console.log(
      'Servers that have stored the old passwords need the new ones; ./dev reset creates local servers again.',
    )
  }
  return 0
}
