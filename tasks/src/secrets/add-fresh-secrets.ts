import { type SecretFormat, secretSettings } from '../../../packages/domain/src/deployment/secret-settings.ts'

export type FreshSecrets = {
  text: string
  /** Names of settings that got a fresh value. */
  written: string[]
  /** Names of settings that had a value already; those in `demo` still have the published one. */
  unchanged: string[]
  demo: string[]
}

type Source = {
  /** The text of `.env.example`. */
  example: string
  /** The text of `.env`, if the file exists. */
  current: string | undefined
  /** Creates a secret of a format other than `url`. */
  create: (format: Exclude<SecretFormat, 'url'>) => string
}

/**
 * The text of `.env` with a fresh value for every secret that has none. Without a current file the result is a copy of
 * the example, in which every secret is replaced. Existing values and comments stay as they are.
 */
export function addFreshSecrets({ example, current, create }: Source): FreshSecrets {
  const exampleValues = readAssignments(example)
  const currentValues = readAssignments(current ?? '')
  const isSet = (name: string) => Boolean(currentValues.get(name))
  const names = Object.keys(secretSettings)
  const written = names.filter((name) => !isSet(name))
  const fresh = new Map(written.map((name) => [name, toFresh(name, exampleValues.get(name) ?? '', create)]))
  return {
    text: replaceValues(current ?? example, fresh),
    written,
    unchanged: names.filter(isSet),
    demo: names.filter((name) => isSet(name) && currentValues.get(name) === exampleValues.get(name)),
  }
}

const assignment = /^([A-Z][A-Z0-9_]*)=(.*)$/

function readAssignments(text: string): Map<string, string> {
  const found = text.split('\n').flatMap((line) => {
    const [, name, value = ''] = assignment.exec(line) ?? []
    return name ? [[name, value.replace(/^(['"])(.*)\1$/, '$2')] as const] : []
  })
  return new Map(found)
}

/** Keeps role, host and database of a URL, whose password alone is secret. */
function toFresh(name: string, exampleValue: string, create: Source['create']): string {
  const { format, demo } = secretSettings[name] ?? { format: 'password', demo: '' }
  return format === 'url' ? exampleValue.replace(`:${demo}@`, `:${create('password')}@`) : create(format)
}

/** Replaces values line by line and appends the names that have no line. */
function replaceValues(text: string, fresh: ReadonlyMap<string, string>): string {
  const missing = new Map(fresh)
  const lines = text.split('\n').map((line) => {
    const name = assignment.exec(line)?.[1] ?? ''
    const value = missing.get(name)
    if (value === undefined) return line
    missing.delete(name)
    return `${name}=${value}`
  })
  const appended = [...missing].map(([name, value]) => `${name}=${value}\n`).join('')
  const replaced = lines.join('\n')
  return appended && !replaced.endsWith('\n') ? `${replaced}\n${appended}` : replaced + appended
}
