import { relative } from 'node:path'
import { type FileResult, failedFiles, mergeReports, type Report } from './report.ts'

const slowestCount = 10

/** The slowest files of a run, slowest first. */
export function slowestFiles({ testResults }: Report, root: string): string[] {
  const duration = (file: FileResult) => file.endTime - file.startTime
  return [...testResults]
    .sort((one, other) => duration(other) - duration(one))
    .slice(0, slowestCount)
    .map((file) => `${(duration(file) / 1000).toFixed(1).padStart(7)} s  ${relative(root, file.name)}`)
}

/** Files that failed at first and pass after the retry, each with the failures of both runs. */
export function unstableFiles(first: Report, second: Report, root: string): string[] {
  const retried = new Map(second.testResults.map((file) => [file.name, file]))
  const failedTwice = new Set(failedFiles(mergeReports(first, second)).map(({ name }) => name))
  return failedFiles(first)
    .filter(({ name }) => !failedTwice.has(name))
    .map((file) => {
      const again = retried.get(file.name)
      const failures = again?.status === 'failed' ? `${failuresOf(file)}\n${failuresOf(again)}` : failuresOf(file)
      return `${relative(root, file.name)}\n${indent(failures)}`
    })
}

/** The failures of a file: each failed test with its message, or the reason why the file did not load. */
export function failuresOf({ assertionResults, message }: FileResult): string {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ?? 'the file did not load'
  return failed.map((test) => `${test.fullName}\n${indent(test.failureMessages?.join('\n') ?? '')}`).join('\n')
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
