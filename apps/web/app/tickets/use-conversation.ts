import { formatFileSize } from '@ferrule/texts/format-file-size'
import type { ThreadEntry } from '@ferrule/ui/thread'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { TicketQuery } from './ticket.generated.ts'
import { formatMoment, languageOf } from './ticket-words.ts'
import { initialsOf } from '@ferrule/domain/accounts/initials-of'

type Shown = NonNullable<TicketQuery['ticket']>

/** A customer is never given the notes of the service; our own people see which ones they are. */
export type Conversed = Pick<Shown, 'description' | 'author' | 'isMine' | 'attachments'> & {
  ticket: Pick<Shown['ticket'], 'id' | 'createdAt'>
  comments: (Shown['comments'][number] & { isInternal?: boolean })[]
}

type OpenFile = (id: string, fileName: string) => void

/** What was written, the description first, each with the files that went with it. */
export function useConversation(whole: Conversed, openFile: OpenFile): ThreadEntry[] {
  const { ticket, description, author, isMine, comments, attachments } = whole
  const texts = useTexts()
  const { locale, siteName } = useFrame()
  const at = (moment: string) => ({ label: formatMoment(moment, locale), dateTime: moment })
  const filesOf = (commentId: string | null) =>
    attachments.filter((file) => file.commentId === commentId).map((file) => toFile(file))
  const toFile = ({ id, fileName, byteSize, state }: Conversed['attachments'][number]) => {
    const file = { id, label: `${fileName}, ${formatFileSize(byteSize, languageOf(locale))}` }
    if (state === 'clean') return { ...file, onOpen: () => openFile(id, fileName) }
    return { ...file, note: texts(state === 'pending' ? 'upload.scanning' : 'upload.infected') }
  }
  /** Whoever has deleted their account has no name any more. */
  const nameOf = (writer: string) => writer || texts('ticket.former-user')
  const role = (own: boolean, isService: boolean) => (own ? texts('ticket.you') : isService ? siteName : '')
  return [
    {
      kind: 'message',
      id: ticket.id,
      author: { name: nameOf(author), initials: initialsOf(nameOf(author)), role: role(isMine, false) },
      at: at(ticket.createdAt),
      text: description,
      files: filesOf(null),
    },
    ...comments.map(
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
    ),
  ]
}
