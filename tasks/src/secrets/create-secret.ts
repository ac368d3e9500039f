import { execFileSync } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { SecretFormat } from '../../../packages/domain/src/deployment/secret-settings.ts'
import { root } from '../environment.ts'

/** 32 random bytes in characters that need no quoting in a shell, a URL or JSON. */
export function createPassword(): string {
  return randomBytes(32).toString('base64url')
}

export function createSecret(format: Exclude<SecretFormat, 'url'>, editorPassword: string): string {
  switch (format) {
    case 'password':
    case 'keys':
      return createPassword()
    case 'ed25519':
      return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
    case 'p256':
      return generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .privateKey.export({ type: 'pkcs8', format: 'der' })
        .toString('base64')
    case 'openpgp':
      return runScript('apps/data/src/advisories/create-signing-key.ts')
    case 'argon2id':
      // The script of the website, which also knows the cost of the hash.
      return runScript('apps/web/server/hash-editor-password.ts', editorPassword)
  }
}

function runScript(path: string, input = ''): string {
  return execFileSync(process.execPath, [join(root, path)], { input, encoding: 'utf8' }).trim()
}
