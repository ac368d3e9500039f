import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Assessment, assessPattern } from './assess-pattern.ts'

/**
 * Assesses patterns, and saves the safe ones in a file: an assessment takes up to a second and depends on nothing but
 * the pattern.
 */
export function rememberedAssessments(file: string, assess = assessPattern) {
  const safe = new Set(readLines(file))
  return {
    assess: async (pattern: { source: string; flags: string }): Promise<Assessment> => {
      const key = `/${pattern.source}/${pattern.flags}`
      if (safe.has(key)) return { isSafe: true, finding: '' }
      const assessment = await assess(pattern)
      if (assessment.isSafe) safe.add(key)
      return assessment
    },
    save: (): void => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, [...safe].sort().join('\n'))
    },
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
