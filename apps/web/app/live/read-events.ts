export type LiveEvent = { id: string | undefined; name: string; data: string }

/** What has come of a stream of events: every whole one, and the beginning of the next. */
export function readEvents(text: string): { events: LiveEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.map(toEvent).filter((event) => event !== undefined), rest }
}

/** A line that begins with a colon is only a sign of life. */
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
