import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from './service-desk.module.css'
import type { PresentAgent } from './use-presence.ts'

/** The names of the other agents who have the ticket open, and of those who write an answer. */
export function WhoIsHere({ agents }: { agents: readonly PresentAgent[] }) {
  const texts = useTexts()
  const list = new Intl.ListFormat(useUserLanguage())
  const typing = agents.filter(({ isTyping }) => isTyping)
  const looking = agents.filter(({ isTyping }) => !isTyping)
  const toNames = (group: readonly PresentAgent[]) => list.format(group.map(({ name }) => name))
  return (
    <div role="status" className={classes.present}>
      {typing.length > 0 && <p>{texts('desk.present.typing', { count: typing.length, names: toNames(typing) })}</p>}
      {looking.length > 0 && <p>{texts('desk.present.looking', { count: looking.length, names: toNames(looking) })}</p>}
    </div>
  )
}
