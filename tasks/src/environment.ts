import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'

/** The root folder of the checkout, independent of the current directory. */
export const root = resolve(import.meta.dirname, '../..')

// Variables already set take precedence over the file.
loadEnvFile(existsSync(resolve(root, '.env')) ? resolve(root, '.env') : resolve(root, '.env.example'))

export const state = resolve(root, process.env['FERRULE_STATE'] ?? '.state')
process.env['FERRULE_STATE'] = state
process.env['TRACES_FOLDER'] = resolve(root, process.env['TRACES_FOLDER'] ?? '.state/traces')

/** Returns a setting that `.env.example` always has. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; .env.example shows its local value`)
  return value
}

const caches = process.env['XDG_CACHE_HOME'] ?? resolve(homedir(), '.cache')

/** The same default as in `./dev`, for tasks that are started without it. */
export const cache = process.env['FERRULE_CACHE'] ?? resolve(caches, 'ferrule')
