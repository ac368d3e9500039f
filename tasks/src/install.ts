import { runVisibly } from './run.ts'

const installers = [
  'system-packages',
  'process-compose',
  'versitygw',
  'maildev',
  'opensearch',
  'keycloak',
  'validators',
]

/** Installs missing programs. Each installer exits at once if its version is already installed. */
export async function install(): Promise<void> {
  for (const name of installers) {
    const code = await runVisibly('bash', [`infra/local/install/${name}.sh`])
    if (code !== 0) throw new Error(`installing ${name} failed`)
  }
}
