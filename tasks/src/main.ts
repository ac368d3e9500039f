import { bench } from './bench.ts'
import { ci } from './ci.ts'
import { runConformance } from './conformance/conformance.ts'
import { down, reset } from './down.ts'
import { journeys } from './journeys.ts'
import { logs } from './logs.ts'
import { code } from './staff-login/code.ts'
import { security } from './security.ts'
import { status } from './status.ts'
import { trace } from './trace.ts'
import { up } from './up.ts'
import { verify } from './verify.ts'

type Command = { does: string; run: (args: string[]) => Promise<number> }

const commands: Record<string, Command> = {
  up: { does: 'install, build, start everything; --watch reloads while you edit', run: up },
  down: { does: 'stop everything', run: down },
  status: { does: 'every part: ready, address, version, memory; --json', run: status },
  logs: { does: 'the log of one process; -f follows', run: logs },
  code: { does: 'the one-time code with which the demo editor signs in', run: code },
  trace: { does: 'what every service did for one request id', run: trace },
  verify: { does: 'format, lint, types, boundaries, unused code, unit tests', run: verify },
  journeys: { does: 'walks through the running stack', run: journeys },
  security: { does: 'every test that docs/security.md names', run: security },
  bench: { does: 'measure the running stack: NAME [--short]; all without a name', run: bench },
  conformance: { does: 'what of the specification is done, differs, open; --json', run: runConformance },
  ci: { does: 'verify, up, journeys, conformance, down', run: ci },
  reset: { does: 'stop everything and forget all local data', run: reset },
}

const [name = 'help', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.log(
    `./dev COMMAND\n${Object.entries(commands)
      .map(([key, { does }]) => `  ${key.padEnd(12)} ${does}`)
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
