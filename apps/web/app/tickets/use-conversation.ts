import { formatFileSize } from '@ferrule/texts/format-file-size'
import type { ThreadEntry } from '@ferrule/ui/thread'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { TicketQuery } from './ticket.generated.ts'
import { formatDateTime, languageOf } from './ticket-labels.ts'
import { initialsOf } from '@ferrule/domain/accounts/initials-of'

type TicketDetails = NonNullable<TicketQuery['ticket']>

/** The data service never returns internal notes to customers; for agents, `isInternal` marks them. */
export type TicketConversation = Pick<TicketDetails, 'description' | 'author' | 'isMine' | 'attachments'> & {
  /** Agents also see which tickets were linked. */
  history: (TicketDetails['history'][number] & { linkedNumber?: string | null })[]
  ticket: Pick<TicketDetails['ticket'], 'id' | 'createdAt'>
  comments: (TicketDetails['comments'][number] & { isInternal?: boolean })[]
}

type EventText = `ticket.event.${'solved' | 'closed' | 'linked' | 'unlinked'}` | 'ticket.assigned-to'

const eventTexts: Record<string, EventText> = {
  assigned: 'ticket.assigned-to',
  solved: 'ticket.event.solved',
  closed: 'ticket.event.closed',
  linked: 'ticket.event.linked',
  unlinked: 'ticket.event.unlinked',
}

type OpenFile = (id: string, fileName: string) => void

/** Returns the description, the comments with their files, and the events between them, in the order of time. */
export function useConversation(details: TicketConversation, openFile: OpenFile): ThreadEntry[] {
  const { ticket, description, author, isMine, comments, attachments, history } = details
  const texts = useTexts()
  const { locale, siteName } = useFrame()
  const at = (dateTime: string) => ({ label: formatDateTime(dateTime, locale), dateTime })
  const filesOf = (commentId: string | null) =>
    attachments.filter((file) => file.commentId === commentId).map((file) => toFile(file))
  const toFile = ({ id, fileName, byteSize, state }: TicketConversation['attachments'][number]) => {
    const file = { id, label: `${fileName}, ${formatFileSize(byteSize, languageOf(locale))}` }
    if (state === 'clean') return { ...file, onOpen: () => openFile(id, fileName) }
    return { ...file, note: texts(state === 'pending' ? 'upload.scanning' : 'upload.infected') }
  }
  /** The name of a user who has deleted their account is empty. */
  const nameOf = (writer: string) => writer || texts('ticket.former-user')
  const role = (isOwn: boolean, isService: boolean) => (isOwn ? texts('ticket.you') : isService ? siteName : '')
  const events = history.map(
    ({ id, kind, person, happenedAt, linkedNumber }): ThreadEntry => ({
      kind: 'event',
      id: `event-${id}`,
      text: texts(eventTexts[kind] ?? 'ticket.event.reopened', { name: nameOf(person), number: linkedNumber ?? '' }),
      at: at(happenedAt),
    }),
  )
  const messages = comments.map(
    (comment): ThreadEntry => ({
      kind: 'message',
      id: comment.id,
      author: {
        name: nameOf(comment.author),
        initials: initialsOf(nameOf(comment.author)),
        role: comment.isInternal ? texts('desk.note') : role(comment.isMine, comment.isService),
        staff: comment.isService,
      },
      at: at(comment.writtenAt),
      text: comment.text,
      files: filesOf(comment.id),
      internal: comment.isInternal ?? false,
    }),
  )
  return [
    {
      kind: 'message',
      id: ticket.id,
      author: { name: nameOf(author), initials: initialsOf(nameOf(author)), role: role(isMine, false) },
      at: at(ticket.createdAt),
      text: description,
      files: filesOf(null),
    },
    ...[...messages, ...events].toSorted((left, right) => timeOf(left) - timeOf(right)),
  ]
}

const timeOf = ({ at: { dateTime } }: ThreadEntry) => new Date(dateTime).getTime()
