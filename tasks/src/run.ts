import { spawn } from 'node:child_process'
import { root } from './environment.ts'

export type Outcome = { code: number; output: string }

/** Runs a command in the checkout with its output on the terminal; returns its exit code. */
export function runVisibly(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a command without output; returns its exit code and everything it printed. */
export function runQuietly(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...environment } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
