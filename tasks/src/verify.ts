import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Check, commandCheck, runChecks } from './checks.ts'
import { root } from './environment.ts'
import { runQuietly } from './run.ts'
import { listChangedFiles } from './verify/changed-files.ts'
import { findAffected, readPackages } from './verify/packages.ts'
import { typeCheck } from './verify/type-check.ts'
import { allUnitTests, relatedUnitTests } from './verify/unit-tests.ts'

const cores = availableParallelism()
/** The unit tests are one of two checks at a time, so they get half of the machine. */
const unitWorkers = Math.ceil(cores / 2)

/** `./dev verify [--changed [BASE]]`: runs all checks that need no stack, or those that a change can break. */
export async function verify(args: string[]): Promise<number> {
  const [option, base, ...others] = args
  if ((option !== undefined && option !== '--changed') || others.length > 0) {
    console.error('./dev verify, or ./dev verify --changed [BASE]')
    return 2
  }
  // The linter and the compiler need the generated route types, which a fresh clone does not have.
  const typegen = await runQuietly('pnpm', ['--filter', '@ferrule/web', 'exec', 'react-router', 'typegen'])
  if (typegen.code !== 0) throw new Error(`the types of the routes cannot be generated:\n${typegen.output}`)
  const checks = option ? listChangedChecks(listChangedFiles(root, base)) : listAllChecks()
  return (await runChecks(checks, { atOnce: cores })) ? 0 : 1
}

/** Slow checks come first, so that the last ones to finish are short. */
function listAllChecks(): Check[] {
  return [
    allUnitTests(unitWorkers),
    lint(),
    ...readPackages(root).map(typeCheck),
    generatedFiles,
    ...wholeTree,
    format('.'),
    houseRules(),
    regularExpressions(),
  ]
}

function listChangedChecks(changed: readonly string[]): Check[] {
  const files = changed.filter((file) => existsSync(join(root, file)))
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
  const imported = files.filter((file) => !/^docs\/|\.md$/.test(file))
  if (files.length === 0) return wholeTree
  return [
    ...(imported.length > 0 ? [relatedUnitTests(imported, unitWorkers)] : []),
    ...(code.length > 0 ? [lint(...code)] : []),
    ...findAffected(readPackages(root), changed).map(typeCheck),
    ...(changed.some((file) => /^(apps\/(data|cms)|packages)\/|\.graphql$/.test(file)) ? [generatedFiles] : []),
    ...wholeTree,
    format(...files),
    houseRules(...files),
    ...(code.length > 0 ? [regularExpressions(...code)] : []),
  ]
}

const generatedFiles = commandCheck('generated files', ['./dev', 'generate', '--check', '--offline'])

/** Checks that are cheap or need the whole tree. */
const wholeTree: Check[] = [
  tool('boundaries', 'depcruise', 'apps', 'packages', 'seeds', 'journeys', 'bench', 'tasks', 'infra'),
  tool('unused code', 'knip'),
  tool('code that only tests use', 'knip', '--production', '--include', 'files,exports'),
  commandCheck('texts', ['node', 'tasks/src/texts/texts.ts']),
  commandCheck('audit', ['./dev', 'audit']),
]

function lint(...files: string[]): Check {
  return tool('lint', 'oxlint', '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...files)
}

function format(...files: string[]): Check {
  return tool('format', 'biome', 'format', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files)
}

function houseRules(...files: string[]): Check {
  return commandCheck('house rules', ['node', 'tasks/src/house-rules/house-rules.ts', ...files])
}

/** Finds patterns whose matching time grows faster than their input. */
function regularExpressions(...files: string[]): Check {
  return commandCheck('regular expressions', ['node', 'tasks/src/regular-expressions/regular-expressions.ts', ...files])
}

function tool(name: string, ...command: string[]): Check {
  return commandCheck(name, ['pnpm', 'exec', ...command])
}
