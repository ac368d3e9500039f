export type LiveEvent = { id: string | undefined; name: string; data: string }

/** Parses a server-sent event stream: returns the complete events and the incomplete rest. */
export function readEvents(text: string): { events: LiveEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.map(toEvent).filter((event) => event !== undefined), rest }
}

/** Lines that begin with a colon are keep-alive comments. */
function toEvent(block: string): LiveEvent | undefined {
  const fields = new Map(
    block.split('\n').flatMap((line) => {
      const [, name, value] = /^(id|event|data): ?(.*)$/.exec(line) ?? []
      return name === undefined || value === undefined ? [] : [[name, value] as const]
    }),
  )
  const name = fields.get('event')
  return name === undefined ? undefined : { id: fields.get('id'), name, data: fields.get('data') ?? '' }
}
