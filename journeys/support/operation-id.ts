import { readOperations } from '@ferrule/data-client/read-operations'

/** Under which a page of ours asks for an operation. */
export async function operationIdOf(name: string): Promise<string> {
  for (const [id, text] of await readOperations())
    if (text.includes(` ${name}(`) || text.includes(` ${name} {`)) return id
  throw new Error(`No page asks for ${name}`)
}
