import type { FormProblem } from '@ferrule/domain/requests/read-form'
import type { Texts } from '@ferrule/texts/load-texts'
import { useTexts } from '../frame/texts.tsx'

/** Returns the error message of each field. */
export function useProblemLabels(problems: readonly FormProblem[]): Record<string, string> {
  const texts = useTexts()
  return Object.fromEntries(problems.map((problem) => [problem.field, toProblemLabel(problem, texts)]))
}

export function toProblemLabel({ message, max }: FormProblem, texts: Texts): string {
  return max === undefined ? texts(`validation.${message}`) : texts('validation.too-long', { max })
}
