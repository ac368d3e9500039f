import { readFileSync } from 'node:fs'
import { toOperationsById } from '@ferrule/data-client/persisted-operations'
import { z } from 'zod'

/**
 * The persisted operations of the previous version by id, none without a file. While a new version replaces another,
 * websites and open pages of the old one still send its operations.
 */
export function readPreviousOperations(file: string | undefined): ReadonlyMap<string, string> {
  if (!file) return new Map()
  return toOperationsById(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))))
}
