import { FlashMessage } from '@ferrule/ui/flash-message'
import { Thread } from '@ferrule/ui/thread'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../frame/texts.tsx'
import { Panel } from '../portal/portal-page.tsx'
import { saveFile } from '../files/save-file.ts'
import { type TicketConversation, useConversation } from './use-conversation.ts'

/** Description and comments of a ticket. Files are fetched with the user's token; a link alone gives no access. */
export function Conversation({ details, aside }: { details: TicketConversation; aside?: ReactNode }) {
  const texts = useTexts()
  const [hasFailed, setHasFailed] = useState(false)
  const openFile = async (id: string, fileName: string) => setHasFailed(!(await saveFile(id, fileName)))
  const entries = useConversation(details, (id, fileName) => void openFile(id, fileName))
  return (
    <Panel id="conversation" title={texts('ticket.conversation')} aside={aside}>
      {hasFailed && <FlashMessage kind="error" title={texts('upload.download-failed')} />}
      <Thread entries={entries} />
    </Panel>
  )
}
