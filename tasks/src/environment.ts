import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'

/** The checkout, whatever folder the command was called from. */
export const root = resolve(import.meta.dirname, '../..')

// Values already set win over the file, so a single run can differ without editing anything.
loadEnvFile(existsSync(resolve(root, '.env')) ? resolve(root, '.env') : resolve(root, '.env.example'))

export const state = resolve(root, process.env['FERRULE_STATE'] ?? '.state')
process.env['FERRULE_STATE'] = state
process.env['TRACES_FOLDER'] = resolve(root, process.env['TRACES_FOLDER'] ?? '.state/traces')

/** A setting that `.env.example` always has. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; .env.example shows its local value`)
  return value
}

export const cache = setting('FERRULE_CACHE')
