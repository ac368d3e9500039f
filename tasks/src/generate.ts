import { commandCheck, runChecks } from './checks.ts'

type Command = [string, ...string[]]

type Generator = { name: string; write: Command; check: Command; needsDatabase?: true }

const inPackage = (name: string, ...args: string[]): Command => ['pnpm', '--filter', `@ferrule/${name}`, ...args]

const generators: Generator[] = [
  {
    name: 'schema, reference and operations of the data service',
    write: ['node', 'packages/data-client/src/generate.ts'],
    check: ['node', 'packages/data-client/src/generate.ts', '--check'],
  },
  {
    name: 'types and import map of the content service',
    write: inPackage('cms', 'run', 'generate'),
    check: inPackage('cms', 'run', 'generate', '--check'),
  },
  {
    name: 'rows of the database',
    write: inPackage('data', 'run', 'generate:rows'),
    check: inPackage('data', 'run', 'check:rows'),
    needsDatabase: true,
  },
  {
    name: 'entity diagrams of the database',
    write: inPackage('data', 'run', 'generate:entities'),
    check: inPackage('data', 'run', 'generate:entities', '--check'),
    needsDatabase: true,
  },
]

/** `./dev generate`: writes every generated file. With `--check`, compares each file with what would be written. */
export async function generate(args: string[]): Promise<number> {
  const isCheck = args.includes('--check')
  const chosen = generators.filter(({ needsDatabase }) => !needsDatabase || !args.includes('--offline'))
  const checks = chosen.map(({ name, write, check }) => commandCheck(name, isCheck ? check : write))
  return (await runChecks(checks, { atOnce: 1 })) ? 0 : 1
}
