/** Reads `--name=number` from the command line. */
export function readOption(name: string, otherwise: number): number {
  return Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
}
