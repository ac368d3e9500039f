import { formatFileSize } from '@ferrule/texts/format-file-size'
import type { ThreadEntry } from '@ferrule/ui/thread'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { TicketQuery } from './ticket.generated.ts'
import { formatMoment, languageOf } from './ticket-words.ts'

type Whole = NonNullable<TicketQuery['ticket']>

/** What was written, the description first, each with the files that went with it. */
export function useConversation({ ticket, description, author, isMine, comments, attachments }: Whole): ThreadEntry[] {
  const texts = useTexts()
  const { locale, siteName } = useFrame()
  const at = (moment: string) => ({ label: formatMoment(moment, locale), dateTime: moment })
  const filesOf = (commentId: string | null) =>
    attachments
      .filter((file) => file.commentId === commentId && file.state === 'clean')
      .map(({ id, fileName, byteSize }) => ({
        label: `${fileName}, ${formatFileSize(byteSize, languageOf(locale))}`,
        href: `/api/files/${id}`,
      }))
  /** Whoever has deleted their account has no name any more. */
  const nameOf = (writer: string) => writer || texts('ticket.former-user')
  const role = (own: boolean, isService: boolean) => (own ? texts('ticket.you') : isService ? siteName : '')
  return [
    {
      kind: 'message',
      id: ticket.id,
      author: { name: nameOf(author), initials: toInitials(nameOf(author)), role: role(isMine, false) },
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
          initials: toInitials(nameOf(comment.author)),
          role: role(comment.isMine, comment.isService),
          staff: comment.isService,
        },
        at: at(comment.writtenAt),
        text: comment.text,
        files: filesOf(comment.id),
      }),
    ),
  ]
}

function toInitials(name: string): string {
  return name
    .split(' ')
    .map((part) => Array.from(part)[0] ?? '')
    .join('')
    .slice(0, 2)
}
