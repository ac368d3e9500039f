import { audit } from './audit/audit.ts'
import { bench } from './bench.ts'
import { ci } from './ci.ts'
import { runConformance } from './conformance/conformance.ts'
import { down, reset } from './down.ts'
import { exec } from './exec.ts'
import { generate } from './generate.ts'
import { images } from './images/images.ts'
import { journeys } from './journeys/journeys.ts'
import { logs } from './logs.ts'
import { newFiles } from './new-block/new-block.ts'
import { code } from './staff-login/code.ts'
import { restoreDrill } from './restore-drill.ts'
import { runVisibly } from './run.ts'
import { secrets } from './secrets/secrets.ts'
import { security } from './security.ts'
import { status } from './status.ts'
import { addText } from './texts/add-text.ts'
import { trace } from './trace.ts'
import { up } from './up.ts'
import { verify } from './verify.ts'

type Command = { description: string; run: (args: string[]) => Promise<number> }

const commands: Record<string, Command> = {
  up: { description: 'install, build, start everything; --watch reloads while you edit', run: up },
  down: { description: 'stop everything', run: down },
  status: { description: 'every component: ready, address, version, memory; --json', run: status },
  logs: { description: 'the log of one process; -f follows', run: logs },
  code: { description: 'the current one-time codes of the demo editors', run: code },
  trace: { description: 'the spans of every service for one request id', run: trace },
  generate: {
    description: 'write every generated file; --check only compares, --offline skips the database',
    run: generate,
  },
  text: { description: 'add a text to the catalogues of all languages: KEY "English"', run: addText },
  new: { description: 'write the files of a block and register it: block NAME', run: newFiles },
  verify: { description: 'format, lint, types, boundaries, unused code, unit tests; --changed [BASE]', run: verify },
  exec: { description: 'run a command with the project’s Node, pnpm and settings', run: exec },
  journeys: { description: 'end-to-end tests of the running stack: [FILE…], --changed [BASE]', run: journeys },
  images: { description: 'build the container images: [NAME…], --tag, --base NAME=IMAGE, --previous TAG', run: images },
  'restore-drill': {
    description: 'lose a table, restore to the second before, compare all rows: [MEGABYTES]',
    run: restoreDrill,
  },
  secrets: { description: 'write a fresh value to .env for every secret that has none there', run: secrets },
  security: { description: 'run every test that docs/security.md names', run: security },
  audit: {
    description: 'packages with advisories, bill of materials, install scripts, secrets in the history',
    run: audit,
  },
  bench: { description: 'run benchmarks against the running stack: [NAME] [--short]', run: bench },
  pictures: {
    description: 'write the pictures of the README from the running product',
    run: () => runVisibly('node', ['journeys/support/take-pictures.ts']),
  },
  screenshots: {
    description: 'pictures of screens, also beside the design: [NAME…] --width --scheme --locale --beside FOLDER',
    run: (names) => runVisibly('node', ['journeys/screenshots/take-screenshots.ts', ...names]),
  },
  conformance: {
    description: 'count the statements of the specification: done, differs, open; --json',
    run: runConformance,
  },
  ci: { description: 'verify, up, generate --check, journeys, conformance, bench --short, down', run: ci },
  reset: { description: 'stop everything and delete all local data', run: reset },
}

const [name = 'help', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.log(
    `./dev COMMAND\n${Object.entries(commands)
      .map(([key, { description }]) => `  ${key.padEnd(12)} ${description}`)
      .join('\n')}`,
  )
  process.exit(name === 'help' ? 0 : 2)
}
try {
  process.exitCode = await command.run(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
