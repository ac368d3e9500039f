import { execFileSync } from 'node:child_process'
import { root } from '../environment.ts'

/** The time of the commit in seconds: the date of every file and image. */
export const commitTime = Number(
  execFileSync('git', ['show', '--no-patch', '--format=%ct', 'HEAD'], { cwd: root, encoding: 'utf8' }),
)
