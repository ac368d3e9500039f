import { runVisibly } from './run.ts'

/** `./dev exec COMMAND…`: runs a command in the root of the checkout with the project's Node, pnpm and settings. */
export async function exec([command, ...args]: string[]): Promise<number> {
  if (command) return runVisibly(command, args)
  console.error('./dev exec COMMAND…')
  return 2
}
