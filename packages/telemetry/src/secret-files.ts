import { readFileSync } from 'node:fs'
import { secretSettings } from '@ferrule/domain/deployment/secret-settings'

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Adds the secrets that are in files: `REDIS_URL_FILE=/run/secrets/redis-url` sets `REDIS_URL`. Container platforms
 * mount secrets as files, which other processes cannot read in the environment. Throws if both are set.
 */
export function withSecretFiles(variables: Variables): Variables {
  const read = Object.keys(secretSettings).flatMap((name): [string, string][] => {
    const file = variables[`${name}_FILE`]
    if (!file) return []
    if (variables[name]) throw new Error(`Invalid settings: ${name} and ${name}_FILE are both set; remove one`)
    return [[name, readSecret(name, file)]]
  })
  return { ...variables, ...Object.fromEntries(read) }
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd()
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
    throw new Error(`Invalid settings: the file of ${name}_FILE cannot be read (${String(reason)})`, { cause: error })
  }
}
